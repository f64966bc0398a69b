import AccountsDomain
import AccountsService
import Foundation
import GraphQL
import ModerationService
import PitchDeckDomain
import Storage
import Synchronization
import Testing

@testable import PitchDeckService

/// A founder, and those who follow what they publish through the schema.
struct NewsScene {
    let world: PitchDeckWorld
    let founderID: Account.ID
    let isSignedIn = SharedFlag(true)
    private let schema: PitchDeckGraphQL

    init() async throws {
        (world, schema) = (try await PitchDeckWorld(), try PitchDeckGraphQL.untimed())
        founderID = try await world.account()
    }

    var founder: StoredStartupService { world.service(founderID) }

    /// Returns when all who listened have heard of it: who follows from then on hears only of what comes after.
    func published(_ title: String) async throws -> DocumentID {
        // Told last of what a publication tells.
        var catalogue = world.database.changes(of: StartupNews.catalogue).makeAsyncIterator()
        let id = try await founder.create(StartupContent(title: title), edition: .published).id
        _ = await catalogue.next()
        return id
    }

    func change(_ id: DocumentID, to title: String, edition: Startup.Edition) async throws {
        _ = try await founder.update(id, StartupContent(title: title), edition: edition, ifVersion: nil)
    }

    func moderation() async throws -> AccountModerationService {
        let admin = try await world.account()
        _ = try await world.database.write { connection in
            try connection.execute("UPDATE accounts SET role = 'admin' WHERE id = \(admin)")
        }
        return AccountModerationService(database: world.database, account: admin) { [clock = world.clock] in clock.now }
    }

    func follow(
        _ id: DocumentID,
        as account: Account.ID?,
        status: String = "PUBLISHED",
        session: UUID = UUID()
    ) async throws -> HeardNews {
        let document = """
            subscription {
                startupChanged(documentId: "\(id.text)", status: \(status)) { state startup { title isHidden } }
            }
            """
        return try #require(try await subscribe(document, as: account, session).events)
    }

    func followCatalogue() async throws -> HeardNews {
        let document = #"subscription { catalogueChanged { total newer(openedAt: "2000-01-01T00:00:00Z") } }"#
        return try #require(try await subscribe(document, as: nil, UUID()).events)
    }

    func refusal(_ id: DocumentID, as account: Account.ID?, status: String = "PUBLISHED") async throws -> String {
        let document = """
            subscription { startupChanged(documentId: "\(id.text)", status: \(status)) { state } }
            """
        return try await subscribe(document, as: account, UUID()).refusal ?? ""
    }

    private func subscribe(
        _ document: String,
        as account: Account.ID?,
        _ session: UUID
    ) async throws -> (events: HeardNews?, refusal: String?) {
        let visit = account.map {
            Visit(account: Account(id: $0, kind: .member, createdAt: world.clock.now), session: session)
        }
        var context = PitchDeckContext(
            database: world.database,
            visit: visit,
            accounts: NoAccounts(),
            blobs: NoBlobs()
        )
        context.sessionTopic = EndedSession.topic(of: session)
        context.isSignedIn = { [isSignedIn] in isSignedIn.withLock { $0 } }
        switch await schema.schema.subscribe(schema.schema.prepare(GraphQLRequest(query: document)), context: context) {
        case .answer(let answer): return (nil, String(decoding: answer.json, as: UTF8.self))
        case .events(let events): return (HeardNews(events: events.makeAsyncIterator()), nil)
        }
    }
}

/// What somebody hears, one by one.
struct HeardNews {
    fileprivate var events: AsyncStream<GraphQLAnswer>.AsyncIterator

    mutating func next() async throws -> String {
        String(decoding: try #require(await events.next()).json, as: UTF8.self)
    }

    mutating func ended() async -> Bool { await events.next() == nil }
}

/// What a test changes while others look at it.
final class SharedFlag: Sendable {
    private let value: Mutex<Bool>

    init(_ value: Bool) { self.value = Mutex(value) }

    func withLock<Value: Sendable>(_ body: (inout Bool) -> Value) -> Value { value.withLock { body(&$0) } }
}
