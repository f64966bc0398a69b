package import Calls
package import Foundation

/// That a person agreed to a version of a document at a time, or took it back.
package struct Consent: Hashable, Codable, Sendable {
    package var kind: Kind
    /// The document's own: "2026-11".
    package var version: String
    package var isGiven: Bool
    package var recordedAt: Date

    package enum Kind: String, Codable, Sendable, CaseIterable {
        /// How data is handled; asked for at sign-up.
        case privacyNotice
        /// Rules for what people publish; asked for before the first publication.
        case communityRules
    }

    package init(kind: Kind, version: String, isGiven: Bool, recordedAt: Date) {
        self.kind = kind
        self.version = version
        self.isGiven = isGiven
        self.recordedAt = recordedAt
    }

    /// The version of the privacy notice in `docs/accounts.md`.
    package static let currentPrivacyNotice = "2026-11"
    package static let maximumVersionLength = 20
}

extension Consent: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("kind", .choice(Kind.self)),
        .required("version", .string),
        .required("isGiven", .boolean),
        .required("recordedAt", .date)
    ).named("Consent")
}
