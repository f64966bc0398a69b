import AccountsDomain
import Foundation
import GraphQL
import PitchDeckDomain
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine)
struct StartupInputTests {
    @Test func `every field that is wrong is told, as Strapi does, and nothing is kept`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let answer = try await Self.answer(
            world,
            founder,
            """
            mutation { createStartup(data: {
                title: "", category: "none", location: "Belrin", teamSize: 0, website: "http://example.org",
                links: [{ name: "", url: "" }], image: "nothing"
            }) { documentId } }
            """
        )
        let paths = [
            #"["image"]"#, #"["category"]"#, #"["links","0","url"]"#, #"["title"]"#, #"["location"]"#, #"["teamSize"]"#,
            #"["website"]"#, #"["links","0","name"]"#,
        ]
        for path in paths { #expect(answer.contains(#""path":"# + path), "\(path)") }
        #expect(answer.contains(#""message":"\#(paths.count) errors occurred""#), "\(answer)")
        #expect(answer.contains("Nearest: Berlin") && answer.contains(#""nearest":["Berlin"#))
        #expect(answer.contains(#""path":["title"],"message":"title must be defined.","name":"ValidationError""#))
        #expect(try await world.service(founder).ownStartups().isEmpty)
    }

    @Test func `one field that is wrong is the message itself`() async throws {
        let world = try await PitchDeckWorld()
        let answer = try await Self.answer(
            world,
            try await world.account(),
            #"mutation { createStartup(data: { title: "" }, status: DRAFT) { documentId } }"#
        )
        #expect(answer.contains(#""errors":[{"message":"title must be defined.""#), "\(answer)")
    }

    @Test(arguments: [
        ("", true), ("https://example.org", true), ("ftp://example.org", false), ("javascript:", false),
        ("https://example.org/elsewhere", false), ("..", false),
    ])
    func `an address of a picture is one of a file here`(_ prefix: String, _ isTaken: Bool) async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let id = try await world.files(founder).upload(TestPDF.png, name: "moth.png").id
        let address = prefix + StartupFile.path(of: id)
        let answer = try await Self.answer(
            world,
            founder,
            #"mutation { createStartup(data: { title: "Moth", imageUrl: "\#(address)" }) { title } }"#
        )
        #expect(answer.contains(#""title":"Moth""#) == isTaken, "\(answer)")
        #expect(answer.contains("imageUrl is unknown.") != isTaken)
    }

    private static func answer(_ world: PitchDeckWorld, _ account: Account.ID, _ query: String) async throws -> String {
        let context = PitchDeckContext(
            database: world.database,
            visit: Visit(
                account: Account(id: account, kind: .member, createdAt: world.clock.now),
                session: UUID()
            ),
            accounts: NoAccounts(),
            blobs: NoBlobs()
        )
        let schema = try PitchDeckGraphQL.untimed()
        let answer = try await schema.execute(schema.schema.prepare(GraphQLRequest(query: query)), context)
        return String(decoding: answer.json, as: UTF8.self)
    }
}
