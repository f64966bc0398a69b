package import Calls

/// What is agreed to, or taken back.
package struct RecordConsentInput: EndpointInput, Hashable {
    package var kind: Consent.Kind
    package var version: String
    package var isGiven: Bool

    package init(kind: Consent.Kind, version: String, isGiven: Bool) {
        self.kind = kind
        self.version = version
        self.isGiven = isGiven
    }

    package static let fields: [InputField] = [
        .body("kind", .choice(Consent.Kind.self), "What is agreed to."),
        .body("version", .string(1...Consent.maximumVersionLength), "Which version of it."),
        .body("isGiven", .boolean, "Whether the person agrees, or takes it back."),
    ]
}
