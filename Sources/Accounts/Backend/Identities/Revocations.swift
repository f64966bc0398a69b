package import AccountsDomain
import Foundation
import Logging
import Storage

/// Takes back at the providers what people allowed whose account or link is gone.
///
/// Deleting waits for nobody: it notes the token, and this asks until the provider has answered, for 30 days. A token is
/// struck out after the answer, so a crash in between asks once more, which changes nothing.
package struct Revocations: Sendable {
    private let accounts: StoredAccountService

    /// Afterwards the token is forgotten; Apple's own settings have the same switch.
    static let patience: TimeInterval = 30 * 86_400
    private static let longestPause: TimeInterval = 6 * 3_600

    package init(accounts: StoredAccountService) { self.accounts = accounts }

    /// Asks for all that is due, one after the other.
    package func deliver() async throws(AccountError) {
        guard let apple = accounts.providers.apple else { return }
        while let token = try await accounts.writing(take) {
            do throws(IdentityFailure) {
                try await apple.revoke(token, now: accounts.now())
            } catch {
                accounts.logger.warning("Apple has not taken back an authorisation", metadata: ["reason": "\(error)"])
                continue
            }
            try await accounts.writing { connection in
                _ = try connection.execute("DELETE FROM revocations WHERE sealed_token = \(token)")
            }
        }
    }

    /// A token that is due; its next time is noted at once, so that another process leaves it alone.
    private func take(_ connection: any SQLConnection) throws -> String? {
        let now = accounts.now()
        let row = try connection.row(
            """
            SELECT sealed_token, tries FROM revocations
            WHERE provider = \(IdentityProvider.apple) AND due_at <= \(now) AND expires_at > \(now)
            ORDER BY due_at, sealed_token LIMIT 1
            """
        )
        guard let row else { return nil }
        let (token, tries): (String, Int) = (try row["sealed_token"], try row["tries"])
        let pause = min(60 * pow(2, Double(min(tries, 20))), Self.longestPause)
        try connection.execute(
            """
            UPDATE revocations SET tries = \(tries + 1), due_at = \(now.addingTimeInterval(pause))
            WHERE sealed_token = \(token)
            """
        )
        return token
    }
}
