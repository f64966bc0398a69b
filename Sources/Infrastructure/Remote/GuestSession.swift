package import AccountsDomain
import Endpoints

/// The guest account of one phone: made on the first call that needs it, kept from then on.
package actor GuestSession {
    private let client: EndpointClient
    private let save: @Sendable (SessionToken) throws -> Void
    private var stored: SessionToken?
    private var making: Task<SessionToken, any Error>?

    /// `stored` is what `save` was given on an earlier start.
    package init(
        _ transport: @escaping Transport,
        stored: SessionToken?,
        save: @escaping @Sendable (SessionToken) throws -> Void
    ) {
        client = EndpointClient(transport)
        self.stored = stored
        self.save = save
    }

    /// Calls that come at once get the same account.
    ///
    /// - Throws: `Problem` when the server makes no account, and the error of `save`.
    package func token() async throws -> SessionToken {
        if let stored { return stored }
        if let making { return try await making.value }
        let task = Task { [client, save] in
            let token = SessionToken(try await client.call(AccountEndpoints.createGuest).token)
            try save(token)
            return token
        }
        making = task
        defer { making = nil }
        let token = try await task.value
        stored = token
        return token
    }
}
