package import Calls

/// Two people whose match is to be kept.
package struct KeepMatchInput: EndpointInput, Hashable {
    package var boy: GivenBirth
    package var girl: GivenBirth
    package var key: IdempotencyKey

    package init(_ request: MatchRequest, key: IdempotencyKey) {
        boy = GivenBirth(request.boy)
        girl = GivenBirth(request.girl)
        self.key = key
    }

    package static let fields: [InputField] = CompatibilityInput.fields + [.idempotencyKey]
}
