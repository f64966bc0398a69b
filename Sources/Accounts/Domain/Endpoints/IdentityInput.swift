package import Calls

/// One of the providers.
package struct IdentityInput: EndpointInput, Hashable {
    package var provider: IdentityProvider

    package init(provider: IdentityProvider) {
        self.provider = provider
    }

    package static let fields: [InputField] = [.path("provider", .choice(IdentityProvider.self), "Which of them.")]
}
