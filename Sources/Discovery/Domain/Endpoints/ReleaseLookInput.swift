package import Calls

/// A look at the releases, and whether to ask the source first.
package struct ReleaseLookInput: EndpointInput, Hashable {
    package var refresh: Bool

    package init(refresh: Bool) {
        self.refresh = refresh
    }

    package static let fields: [InputField] = [
        .body("refresh", .boolean, "Ask the source about those it was not asked about lately.", .defaulted(false))
    ]
}
