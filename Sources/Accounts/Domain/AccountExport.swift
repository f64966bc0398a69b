package import Calls
package import Foundation

/// Everything that is kept for a person, for themselves.
package struct AccountExport: Hashable, Codable, Sendable {
    package var exportedAt: Date
    package var account: Account
    package var sessions: [AccountSession]
    package var consents: [Consent]
    package var identities: [LinkedIdentity]
    /// What each subject keeps, by the subject's name.
    package var subjects: [String: JSONValue]

    package init(
        exportedAt: Date,
        account: Account,
        sessions: [AccountSession],
        consents: [Consent],
        identities: [LinkedIdentity],
        subjects: [String: JSONValue]
    ) {
        self.exportedAt = exportedAt
        self.account = account
        self.sessions = sessions
        self.consents = consents
        self.identities = identities
        self.subjects = subjects
    }
}

extension AccountExport: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("exportedAt", .date),
        .required("account", Account.schema),
        .required("sessions", .array(of: AccountSession.schema)),
        .required("consents", .array(of: Consent.schema)),
        .required("identities", .array(of: LinkedIdentity.schema)),
        .required("subjects", .object().described("What each subject keeps, by its name."))
    ).named("AccountExport")
}
