import AccountsService
package import FindieDomain
import FindieService
import Foundation
import Logging
import ModerationDomain

/// Findie's games and claims before an admin who has no browser; a server that runs shows what is decided at once.
///
/// All of it throws `wrongCredentials` when nobody has the address, and `MakerError.forbidden` when its member is no
/// admin.
extension Administration {
    /// What was handed in for review, the longest wait first, at most a hundred.
    package func waitingGames(for email: String) async throws -> [MakerGame] {
        let admin = try await accounts.member(email)
        return try await makers().service(for: admin).reviewQueue()
    }

    /// Publishes a game that was handed in, or gives it back with words.
    ///
    /// - Throws: `MakerError` for a game that does not wait, and for words that are none or too many.
    package func review(_ game: MakerGame.ID, _ verdict: ReviewVerdict, by email: String) async throws -> MakerGame {
        let admin = try await accounts.member(email)
        return try await makers().service(for: admin).review(game, verdict)
    }

    /// Who asks to be given a game that is here already, the longest wait first, at most a hundred.
    package func waitingClaims(for email: String) async throws -> [GameClaim] {
        let admin = try await accounts.member(email)
        return try await makers().claims(of: admin).queue()
    }

    /// Gives a game to who asks for it, or refuses with words.
    ///
    /// - Throws: `MakerError` for a claim that does not wait, and for words that are none or too many.
    package func decide(_ claim: GameClaim.ID, _ verdict: ClaimVerdict, by email: String) async throws -> GameClaim {
        let admin = try await accounts.member(email)
        return try await makers().claims(of: admin).decide(claim, verdict)
    }

    /// Beside a server that runs: no model is made, and no store is asked.
    private func makers() async throws -> MakerBackend {
        let logger = Logger(label: "serendip")
        return MakerBackend(
            findie: try await FindieBackend(database: database, starter: nil, folder: nil, logger: logger),
            accounts: accounts,
            filter: WordFilter(words: gameHeldWords),
            now: now,
            logger: logger
        )
    }
}
