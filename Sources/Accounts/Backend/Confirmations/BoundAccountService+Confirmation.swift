package import AccountsDomain
import Storage

extension BoundAccountService {
    package func requestEmailConfirmation() async throws(AccountError) {
        guard accounts.options.sendsMail else { throw .notOffered }
        let account = try await account()
        guard account.email != nil else { throw .notMember }
        guard account.emailConfirmedAt == nil else { return }
        try await begin([.confirmation(id), addressKey])
        try await accounts.writing { try confirmations($0).ask(for: id) }
    }

    package func confirmEmail(link: String) async throws(AccountError) {
        _ = try await accounts.writing { try confirmations($0).confirm(link) }
    }

    /// Confirms the address of a link and opens a session of its account, as who sets a new password by one gets.
    ///
    /// - Throws: `linkExpired`.
    package func signIn(confirming link: String) async throws(AccountError) -> SessionTicket {
        try await accounts.writing { connection in
            let account = try confirmations(connection).confirm(link)
            return try succeed(SignInTry(failures: []), with: account, connection)
        }
    }

    func confirmations(_ connection: any SQLConnection) -> ConfirmationStore {
        ConfirmationStore(connection: connection, now: accounts.now())
    }
}
