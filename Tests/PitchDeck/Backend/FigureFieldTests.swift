import AccountsDomain
import Foundation
import GraphQL
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine)
struct FigureFieldTests {
    private static let query = """
        { startups { title workspace { stage note } figures { views deckOpens waitingIntroductions } } }
        """

    @Test func `figures are the founder's, and what is saved is who saved it's`() async throws {
        let world = try await PitchDeckWorld()
        let (founder, reader) = (try await world.account(), try await world.account())
        let id = try await world.service(founder).create(StartupContent(title: "Moth"), edition: .published).id
        try await world.service(reader).viewed(id)
        _ = try await world.workspace(reader).write(id, stage: .meeting, note: "Ask.")
        _ = try await StoredIntroductionService(database: world.database, account: reader) { [clock = world.clock] in
            clock.now
        }.ask(id, message: "Hello")
        func answer(_ account: Account.ID?) async throws -> String { try await Self.answer(world, account) }
        #expect(
            try await answer(founder).contains(
                #""workspace":null,"figures":{"views":1,"deckOpens":0,"waitingIntroductions":1}"#
            )
        )
        #expect(try await answer(reader).contains(#""workspace":{"stage":"meeting","note":"Ask."},"figures":null"#))
        #expect(try await answer(nil).contains(#""workspace":null,"figures":null"#))
    }

    @Test func `both take as many statements for one startup as for many`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let counted = CountingDatabase(base: world.database)
        var counts: Set<Int> = []
        for number in 1...12 {
            _ = try await world.service(founder).create(StartupContent(title: "Moth \(number)"), edition: .published)
            guard number == 1 || number == 12 else { continue }
            counted.statements.withLock { $0 = 0 }
            _ = try await Self.answer(world, founder, counted)
            counts.insert(counted.statements.withLock { $0 })
        }
        #expect(counts.count == 1)
    }

    private static func answer(
        _ world: PitchDeckWorld,
        _ account: Account.ID?,
        _ database: (any SQLDatabase)? = nil
    ) async throws -> String {
        let visit = account.map {
            Visit(account: Account(id: $0, kind: .member, createdAt: world.clock.now), session: UUID())
        }
        let context = PitchDeckContext(
            database: database ?? world.database,
            visit: visit,
            accounts: NoAccounts(),
            blobs: NoBlobs()
        )
        let schema = try PitchDeckGraphQL.untimed()
        let answer = try await schema.execute(schema.schema.prepare(GraphQLRequest(query: query)), context)
        return String(decoding: answer.json, as: UTF8.self)
    }
}
