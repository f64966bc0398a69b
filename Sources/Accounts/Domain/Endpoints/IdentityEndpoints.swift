package import Calls
package import Foundation

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

/// A provider's account by which a person signs in.
package struct LinkedIdentity: Hashable, Codable, Sendable {
    package var provider: IdentityProvider
    /// What the provider calls the person: a login, an id; empty where it tells nothing.
    package var name: String
    package var linkedAt: Date

    package init(provider: IdentityProvider, name: String, linkedAt: Date) {
        self.provider = provider
        self.name = name
        self.linkedAt = linkedAt
    }
}

extension LinkedIdentity: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("provider", .choice(IdentityProvider.self)),
        .required("name", .string),
        .required("linkedAt", .date)
    ).named("LinkedIdentity")
}

/// Somebody else who can say who a person is.
package enum IdentityProvider: String, Codable, Hashable, Sendable, CaseIterable {
    case apple
    case gitHub = "github"
    case steam

    /// Where a browser begins; the way goes on to the provider and comes back to `returnPath`.
    package var visitPath: String { "/session/to/\(rawValue)" }

    /// Where the provider sends the browser back to.
    package var returnPath: String { "/session/from/\(rawValue)" }
}

/// A code that somebody types on GitHub's page to sign in here.
package struct DeviceCode: Hashable, Codable, Sendable, Identifiable {
    package var id: UUID
    /// To be typed, such as `WDJB-MJHT`.
    package var code: String
    /// Where to type it.
    package var address: String
    package var expiresAt: Date
    /// Seconds to wait before asking whether it was typed.
    package var interval: Int

    package init(id: UUID, code: String, address: String, expiresAt: Date, interval: Int) {
        self.id = id
        self.code = code
        self.address = address
        self.expiresAt = expiresAt
        self.interval = interval
    }
}

extension DeviceCode: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("code", .string),
        .required("address", .string),
        .required("expiresAt", .date),
        .required("interval", .integer(1...60))
    ).named("DeviceCode")
}

/// What has become of a code.
package struct DeviceCodeAnswer: Hashable, Codable, Sendable {
    /// Once it was typed; `nil` while it was not.
    package var ticket: SessionTicket?
    /// Seconds to wait before asking again.
    package var interval: Int

    package init(ticket: SessionTicket? = nil, interval: Int) {
        self.ticket = ticket
        self.interval = interval
    }
}

extension DeviceCodeAnswer: EndpointOutput {
    package static let schema = JSONSchema.object(
        .optional("ticket", SessionTicket.schema),
        .required("interval", .integer(1...60))
    ).named("DeviceCodeAnswer")
}
