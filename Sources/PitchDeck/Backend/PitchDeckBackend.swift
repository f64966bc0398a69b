package import AccountsDomain
package import AccountsService
package import Foundation
package import Storage

/// Everything behind PitchDeck; one for the process, with a service of each kind for each account.
package struct PitchDeckBackend: Sendable {
    private let accounts: StoredAccountService
    private let database: any SQLDatabase
    private let now: @Sendable () -> Date
    /// Which startups wait for a moderator.
    package let review: ReviewRule
    /// Whether mails leave this server.
    package let sendsMail: Bool
    /// Draws the decks that are uploaded.
    package let drawer: DeckDrawer
    /// Pages of decks with their readers' marks.
    package let markedDecks = MarkedDecks()
    /// What searches of the catalogue keep.
    package let known = KnownCatalogue()

    /// Brings the tables up to date, after those of the accounts, and the categories into them.
    ///
    /// - Throws: the database's errors.
    package init(
        accounts: StoredAccountService,
        database: any SQLDatabase,
        review: ReviewRule,
        sendsMail: Bool,
        now: @escaping @Sendable () -> Date
    ) async throws {
        try await StoredStartupService.migrate(database)
        (self.accounts, self.database, self.now) = (accounts, database, now)
        (self.review, self.sendsMail) = (review, sendsMail)
        drawer = DeckDrawer(database: database, blobs: AccountFileBlobs(accounts: accounts), now: now)
    }

    /// Where the bytes of startups' files are.
    package var blobs: AccountFileBlobs { AccountFileBlobs(accounts: accounts) }

    /// Decks of the invented companies.
    package var sampleDecks: SampleDecks { SampleDecks(database: database, blobs: blobs) }

    /// Takes away for good what has had its time.
    package func clean(at date: Date) async throws { try await StoredStartupService.clean(database, at: date) }

    package func startups(of account: Account.ID) -> StoredStartupService {
        StoredStartupService(database: database, account: account, review: review, known: known, now: now)
    }

    package func workspace(of account: Account.ID) -> StoredWorkspaceService {
        StoredWorkspaceService(database: database, account: account, now: now)
    }

    package func profile(of account: Account.ID) -> StoredFounderProfileService {
        StoredFounderProfileService(database: database, account: account)
    }

    /// A moderator's queue of startups.
    package func reviews(of account: Account.ID) -> StoredReviewService {
        StoredReviewService(database: database, account: account, now: now)
    }

    package var faces: StartupFaces { StartupFaces(database: database) }

    package func introductions(of account: Account.ID) -> StoredIntroductionService {
        StoredIntroductionService(database: database, account: account, rule: review, now: now)
    }

    package func files(of account: Account.ID?) -> StoredFileService {
        StoredFileService(
            database: database,
            blobs: blobs,
            account: account,
            now: now,
            onDeck: { [drawer] in drawer.wake() }
        )
    }

    /// Files that come in pieces.
    package func uploads(of account: Account.ID) -> StartupUploads {
        StartupUploads(
            accounts: accounts,
            database: database,
            files: files(of: account),
            account: account,
            now: now
        )
    }

    package func decks(of account: Account.ID?) -> StoredDeckService {
        StoredDeckService(
            database: database,
            blobs: blobs,
            account: account,
            sendsMail: sendsMail,
            marked: markedDecks,
            now: now,
            onDeck: { [drawer] in drawer.wake() }
        )
    }
}
