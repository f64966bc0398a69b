package import Calls

/// Two people to compare.
package struct CompatibilityInput: EndpointInput, Hashable {
    package var boy: GivenBirth
    package var girl: GivenBirth

    package init(_ request: MatchRequest) {
        boy = GivenBirth(request.boy)
        girl = GivenBirth(request.girl)
    }

    package static let fields: [InputField] = [
        .body("boy", GivenBirth.schema, "The one whom the tables call the groom."),
        .body("girl", GivenBirth.schema, "The one whom the tables call the bride."),
    ]
}
