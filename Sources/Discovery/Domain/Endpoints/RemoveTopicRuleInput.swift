package import Calls

/// The rule to take away.
package struct RemoveTopicRuleInput: EndpointInput, Hashable {
    package var subject: TasteSubject
    package var key: IdempotencyKey

    package init(_ subject: TasteSubject, key: IdempotencyKey) {
        self.subject = subject
        self.key = key
    }

    package static let fields: [InputField] = [
        .body("subject", TasteSubject.schema, "What the rule is about."), .idempotencyKey,
    ]
}
