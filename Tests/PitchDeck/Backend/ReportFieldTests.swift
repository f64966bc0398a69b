import AccountsDomain
import Foundation
import GraphQL
import ModerationDomain
import ModerationService
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine)
struct ReportFieldTests {
    private let schema: PitchDeckGraphQL
    private let world: PitchDeckWorld

    init() async throws {
        (schema, world) = (try PitchDeckGraphQL.untimed(), try await PitchDeckWorld())
    }

    @Test func `a report stands where those of the page do, once for each person`() async throws {
        let id = try await world.person().create(StartupContent(title: "Moth"), edition: .published).id
        let reader = try await world.account(isMember: false)
        for note in ["Not theirs.", "Copied from us."] {
            let reply = try await report(id, "impersonation", note, as: reader)
            #expect(reply.contains("\"reportStartup\":true"), "\(reply)")
        }
        _ = try await report(id, "spam", "", as: try await world.account())
        let admin = try await world.account()
        _ = try await world.database.write { connection in
            try connection.execute("UPDATE accounts SET role = 'admin' WHERE id = \(admin)")
        }
        let queue = try await moderation(admin).queue()
        #expect(queue.map(\.item) == [ReportedItem(kind: "startup", id: id.text)])
        #expect(queue.first?.count == 2 && queue.first?.notes == ["Copied from us."])
    }

    @Test func `nobody in particular, drafts of others and long notes are refused and leave nothing`() async throws {
        let founder = try await world.person()
        let id = try await founder.create(StartupContent(title: "Moth"), edition: .published).id
        let draft = try await founder.create(StartupContent(title: "Draft"), edition: .draft).id
        let reader = try await world.account()
        #expect(try await report(id, "spam", "", as: nil).contains("notSignedIn"))
        #expect(try await report(draft, "spam", "", as: reader).contains("STRAPI_NOT_FOUND_ERROR"))
        let long = String(repeating: "a", count: Decision.maximumNoteLength + 1)
        let reply = try await report(id, "spam", long, as: reader)
        #expect(reply.contains("BAD_USER_INPUT") && reply.contains("tooLong"), "\(reply)")
        #expect(try await report(id, "dull", "", as: reader).contains("GRAPHQL_VALIDATION_FAILED"))
        let count = try await world.database.read { connection -> Int in
            try connection.row("SELECT COUNT(*) AS total FROM reports")?["total"] ?? -1
        }
        #expect(count == 0)
    }

    private func moderation(_ account: Account.ID) -> AccountModerationService {
        AccountModerationService(database: world.database, account: account) { [clock = world.clock] in clock.now }
    }

    private func report(
        _ id: DocumentID,
        _ reason: String,
        _ note: String,
        as reader: Account.ID?
    ) async throws -> String {
        let visit = reader.map {
            Visit(account: Account(id: $0, kind: .guest, createdAt: world.clock.now), session: UUID())
        }
        let context = PitchDeckContext(
            database: world.database,
            visit: visit,
            accounts: NoAccounts(),
            blobs: NoBlobs(),
            moderation: reader.map { moderation($0) }
        )
        let query = "mutation { reportStartup(documentId: \"\(id.text)\", reason: \(reason), note: \"\(note)\") }"
        let prepared = schema.schema.prepare(GraphQLRequest(query: query))
        return String(decoding: try await schema.execute(prepared, context).json, as: UTF8.self)
    }
}
