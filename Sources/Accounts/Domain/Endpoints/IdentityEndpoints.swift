package import Calls

/// The calls about providers' accounts by which a person signs in.
///
/// A browser's way is no call: it begins at ``IdentityProvider/visitPath``.
package enum IdentityEndpoints {
    private static let subject = "Accounts"

    package static let list = Endpoint<NoInput, [LinkedIdentity], AccountError>(
        "listIdentities",
        .get,
        "/api/v1/identities",
        for: .person,
        subject: subject,
        summary: "List the providers' accounts by which the person signs in"
    )

    package static let unlink = Endpoint<IdentityInput, NoContent, AccountError>(
        "unlinkIdentity",
        .delete,
        "/api/v1/identities/{provider}",
        for: .person,
        subject: subject,
        summary: "Sign in by a provider's account no more, or do nothing when it is so already",
        problems: [.lastWayIn]
    )

    package static let beginCode = Endpoint<NoInput, DeviceCode, AccountError>(
        "beginDeviceCode",
        .post,
        "/api/v1/device-codes",
        for: .person,
        subject: subject,
        summary: "Get a code to type on GitHub's page",
        status: 201,
        problems: [.notOffered, .providerFailed, .tooManyAttempts]
    )

    package static let checkCode = Endpoint<DeviceCodeInput, DeviceCodeAnswer, AccountError>(
        "checkDeviceCode",
        .post,
        "/api/v1/device-codes/{id}/checks",
        for: .person,
        subject: subject,
        summary: "Tell whether the code was typed, and give the ticket that opens the account",
        problems: [.notOffered, .linkExpired, .identityTaken, .providerFailed]
    )
}

/// A code that was asked for in this session.
package struct DeviceCodeInput: EndpointInput, Hashable {
    package var id: DeviceCode.ID

    package init(id: DeviceCode.ID) {
        self.id = id
    }

    package static let fields: [InputField] = [.path("id", .uuid, "A code that this session has asked for.")]
}

/// One of the providers.
package struct IdentityInput: EndpointInput, Hashable {
    package var provider: IdentityProvider

    package init(provider: IdentityProvider) {
        self.provider = provider
    }

    package static let fields: [InputField] = [.path("provider", .choice(IdentityProvider.self), "Which of them.")]
}
