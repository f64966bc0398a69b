package import AccountsDomain
package import Calls

/// The session of one phone: a guest's, made on the first call that needs it, until the person signs in.
package actor GuestSession {
    private let make: @Sendable () async throws -> SessionToken
    private let save: @Sendable (SessionToken?) throws -> Void
    private var stored: SessionToken?
    private var making: Task<SessionToken, any Error>?

    /// `stored` is what `save` was given on an earlier start; `nil` means that nothing is to be kept.
    package init(
        _ transport: @escaping Transport,
        stored: SessionToken?,
        save: @escaping @Sendable (SessionToken?) throws -> Void
    ) {
        let client = EndpointClient(transport)
        self.init(stored: stored, save: save) { try await client.call(AccountEndpoints.createGuest).token }
    }

    /// As the other one, with guests that `make` makes.
    package init(
        stored: SessionToken?,
        save: @escaping @Sendable (SessionToken?) throws -> Void,
        make: @escaping @Sendable () async throws -> SessionToken
    ) {
        (self.stored, self.save, self.make) = (stored, save, make)
    }

    /// Goes on with another session, after a ticket was redeemed; `nil` begins as a new guest, after signing out.
    ///
    /// - Throws: the error of `save`; then the old one stays.
    package func replace(with token: SessionToken?) throws {
        try save(token)
        stored = token
    }

    /// Begins as a new guest with the next call, after the server no longer knew who sent an `Authorization`.
    ///
    /// - Returns: Whether it was this session's; another may have been taken up meanwhile.
    /// - Throws: the error of `save`; then the old one stays.
    package func ended(bearer: String?) throws -> Bool {
        guard let stored, bearer == "Bearer \(stored.value)" else { return false }
        try replace(with: nil)
        return true
    }

    /// Calls that come at once get the same account.
    ///
    /// - Throws: ``AccountError`` when the server makes no account, and the error of `save`.
    package func token() async throws -> SessionToken {
        if let stored { return stored }
        if let making { return try await making.value }
        let task = Task { [make, save] in
            let token = try await make()
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

extension EndpointClient {
    /// Calls as whoever has the session; `token` is asked before each call.
    package init(_ transport: @escaping Transport, token: @escaping @Sendable () async throws -> SessionToken?) {
        self.init(transport) { try await token()?.value }
    }
}
