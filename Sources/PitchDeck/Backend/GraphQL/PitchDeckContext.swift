package import AccountsDomain
package import AccountsService
package import Foundation
import GraphQL
package import ModerationService
import PitchDeckDomain
package import Storage

/// Who asks the schema, and what it is answered from.
package struct PitchDeckContext: Sendable {
    package var database: any SQLDatabase
    /// `nil` for nobody in particular.
    package var visit: Visit?
    /// The account of who asks.
    package var accounts: any TokenAccountService
    /// Where bytes of files are.
    package var blobs: any FileBlobs
    /// Of the request's head.
    package var idempotencyKey: String?
    /// Which startups wait for a moderator.
    package var review: ReviewRule?
    /// Takes what who asks reports; `nil` for nobody in particular.
    package var moderation: AccountModerationService?
    /// The account of who asks, with its page; `nil` for nobody in particular.
    package var person: BoundAccountService?
    /// What the server offers to accounts.
    package var options: AccountOptions
    /// Where marked pages are kept.
    package var markedDecks: MarkedDecks
    /// What searches of the catalogue keep.
    package var known: KnownCatalogue
    /// Whether mails leave this server.
    package var sendsMail: Bool
    /// Told of a deck that is to be drawn now.
    package var onDeck: @Sendable () -> Void
    package var now: @Sendable () -> Date
    /// Where the end of who asks' session is told; `nil` for nobody in particular.
    package var sessionTopic: String?
    /// Whether the session of who asks goes on, which is asked again before each event is told.
    package var isSignedIn: @Sendable () async throws -> Bool = { true }
    /// What a subscription holds as long as it is open.
    package var seat: SubscriptionSeat?
    /// The reading that a query is answered from.
    var reading: OpenReading?

    package init(
        database: any SQLDatabase,
        visit: Visit?,
        accounts: any TokenAccountService,
        blobs: any FileBlobs,
        idempotencyKey: String? = nil,
        review: ReviewRule? = nil,
        moderation: AccountModerationService? = nil,
        person: BoundAccountService? = nil,
        options: AccountOptions = AccountOptions(),
        markedDecks: MarkedDecks = MarkedDecks(),
        known: KnownCatalogue = KnownCatalogue(),
        sendsMail: Bool = false,
        onDeck: @escaping @Sendable () -> Void = {},
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.database, self.visit, self.accounts) = (database, visit, accounts)
        (self.blobs, self.idempotencyKey, self.review, self.now) = (blobs, idempotencyKey, review, now)
        (self.moderation, self.person, self.options, self.onDeck) = (moderation, person, options, onDeck)
        (self.markedDecks, self.known, self.sendsMail) = (markedDecks, known, sendsMail)
    }

    var account: Account.ID? { visit?.account.id }

    var author: DocumentID? { account.map { .author(of: $0) } }

    /// What a query reads from.
    func store() throws -> StartupStore {
        guard let reading else { throw StartupError.failed("nothing is open to be read") }
        return StartupStore(connection: reading.connection, asker: account)
    }

    /// The catalogue for who asks; a change is known by the request's key and the field's name in the answer.
    func startups(_ call: Call<PitchDeckContext>, _ arguments: some Sendable) -> StoredStartupService {
        let service = StoredStartupService(database: database, account: account, review: review, now: now)
        guard let idempotencyKey else { return service }
        return service.keyed("\(idempotencyKey)/\(call.responseKey)", arguments: ChangeKey.text(of: arguments))
    }

    func asker() throws(StartupError) -> BoundAccountService {
        guard let person else { throw .notSignedIn }
        return person
    }

    func decks() -> StoredDeckService {
        StoredDeckService(
            database: database,
            blobs: blobs,
            account: account,
            sendsMail: sendsMail,
            marked: markedDecks,
            now: now,
            onDeck: onDeck
        )
    }

    func reviews() -> StoredReviewService { StoredReviewService(database: database, account: account, now: now) }

    func introductions() throws(StartupError) -> StoredIntroductionService {
        guard let account else { throw .notSignedIn }
        return StoredIntroductionService(database: database, account: account, rule: review, now: now)
    }

    func workspace() throws(StartupError) -> StoredWorkspaceService {
        guard let account else { throw .notSignedIn }
        return StoredWorkspaceService(database: database, account: account, now: now)
    }
}

/// A connection while its reading is open.
///
/// Unchecked is safe: only the thread of the reading uses it, and no two do at once.
final class OpenReading: @unchecked Sendable {
    let connection: any SQLConnection

    init(_ connection: any SQLConnection) {
        self.connection = connection
    }
}

/// Signing in by tokens that name a session, for who asks.
package protocol TokenAccountService: Sendable {
    func signIn(email: String, password: String) async throws(AccountError) -> TokenSession
    func signUp(_ form: SignUpForm) async throws(AccountError) -> TokenSession
    func requestPasswordReset(email: String) async throws(AccountError)
    func resetPassword(code: String, to password: String) async throws(AccountError) -> TokenSession
    /// - Throws: `linkExpired` for a code of no mail, or one that was used or is too old.
    func confirmEmail(code: String) async throws(AccountError) -> TokenSession
    func changePassword(from old: String, to new: String) async throws(AccountError) -> TokenSession
    func rename(to name: String) async throws(AccountError) -> Account
    /// A new guest, whoever asks.
    func createGuest() async throws(AccountError) -> TokenSession
    /// Ends the session that asks, or every session of its account.
    func signOut(isEverywhere: Bool) async throws(AccountError)
    /// Ends one session of the account; does nothing when it is gone already or somebody else's.
    func endSession(_ id: AccountSession.ID) async throws(AccountError)
}

/// Who has signed in, and the token that says so.
package struct TokenSession: Sendable {
    package var account: Account
    package var token: String

    package init(account: Account, token: String) {
        (self.account, self.token) = (account, token)
    }
}

extension TypeBinding where Context == PitchDeckContext {
    /// A field that is found in the database for all rows of a wave: within a query's one reading, or in a reading of
    /// its own after a mutation.
    func read<Arguments: Decodable & Sendable, Output: OutputValue>(
        _ field: String,
        _ arguments: Arguments.Type,
        cost: FieldCost = FieldCost(),
        _ body: @escaping @Sendable ([Row], Arguments, Call<Context>, StartupStore) throws -> [Output]
    ) {
        reading(field, arguments, cost: cost) { rows, arguments, call in
            try body(rows, arguments, call, call.context.store())
        } suspending: { rows, arguments, call in
            try await call.context.database.read { connection in
                try body(rows, arguments, call, StartupStore(connection: connection, asker: call.context.account))
            }
        }
    }
}

extension SchemaBinding where Context == PitchDeckContext {
    /// A field of the query's root, found in the query's one reading.
    func find<Arguments: Decodable & Sendable, Output: OutputValue>(
        _ field: String,
        _ arguments: Arguments.Type,
        cost: FieldCost = FieldCost(),
        _ body: @escaping @Sendable (Arguments, Call<Context>, StartupStore) throws -> Output
    ) {
        query { root in
            root.read(field, arguments, cost: cost) { rows, arguments, call, store in
                let found = try body(arguments, call, store)
                return rows.map { _ in found }
            }
        }
    }

    /// A mutation: one verb, on the disk before its selection is read and the next one begins.
    func change<Arguments: Decodable & Sendable, Output: OutputValue>(
        _ field: String,
        _ arguments: Arguments.Type,
        _ body: @escaping @Sendable (Arguments, Call<Context>) async throws -> Output
    ) {
        mutation { root in
            root.suspending(field, arguments) { rows, arguments, call in
                let made = try await body(arguments, call)
                return rows.map { _ in made }
            }
        }
    }
}
