import AccountsDomain
import AccountsService
import Foundation
import ModerationDomain
import ModerationService
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine, .timeLimit(.minutes(2)))
struct NewsTests {
    private let scene: NewsScene

    init() async throws {
        scene = try await NewsScene()
    }

    @Test func `readers hear what is published, and nothing of what is only written`() async throws {
        let id = try await scene.published("Moth")
        let changes = scene.world.database.changes(of: StartupNews.topic(id, .published))
        var reader = try await scene.follow(id, as: nil)
        for number in 1...5 { try await scene.change(id, to: "Moth, written \(number)", edition: .draft) }
        try await scene.change(id, to: "Moth, shown", edition: .published)
        let heard = try await reader.next()
        #expect(heard.contains(#""state":"published""#) && heard.contains("Moth, shown"), "\(heard)")
        // What is told to readers is not even announced for what is only written.
        try scene.world.database.close()
        var count = 0
        for await _ in changes { count += 1 }
        #expect(count <= 1)
    }

    @Test func `what a person saves, notes and removes their own pages hear, and no founder`() async throws {
        let id = try await scene.published("Moth")
        let reader = try await scene.world.account()
        let own = scene.world.database.changes(of: StartupNews.workspace(of: reader))
        let founder = scene.world.database.changes(of: StartupNews.workspace(of: scene.founderID))
        let service = StoredWorkspaceService(database: scene.world.database, account: reader)
        let stage = try await service.save(id).stage
        _ = try await service.write(id, stage: stage, note: "Ask.")
        try await service.remove(id)
        var heard = 0
        for await _ in own.prefix(3) { heard += 1 }
        #expect(heard == 3)
        try scene.world.database.close()
        var count = 0
        for await _ in founder { count += 1 }
        #expect(count <= 1)
    }

    @Test func `the founder hears what is written elsewhere`() async throws {
        let id = try await scene.published("Moth")
        var founder = try await scene.follow(id, as: scene.founderID, status: "DRAFT")
        try await scene.change(id, to: "Moth, written", edition: .draft)
        let heard = try await founder.next()
        #expect(heard.contains("Moth, written"), "\(heard)")
    }

    @Test func `what is withdrawn is told as withdrawn, without its content, and may come back`() async throws {
        let id = try await scene.published("Moth")
        var reader = try await scene.follow(id, as: nil)
        _ = try await scene.founder.withdraw(id)
        #expect(try await reader.next().contains(#""state":"withdrawn","startup":null"#))
        try await scene.change(id, to: "Moth again", edition: .published)
        #expect(try await reader.next().contains("Moth again"))
        try await scene.founder.delete(id)
        #expect(try await reader.next().contains(#""state":"withdrawn","startup":null"#))
        _ = try await scene.founder.restore(id)
        #expect(try await reader.next().contains("Moth again"))
    }

    @Test func `what a moderator hides, and shows again, readers and founder hear`() async throws {
        let id = try await scene.published("Moth")
        var reader = try await scene.follow(id, as: nil)
        var founder = try await scene.follow(id, as: scene.founderID, status: "DRAFT")
        let moderation = try await scene.moderation()
        let item = ReportedItem(kind: "startup", id: id.text)
        try await moderation.report(item, by: nil, for: .spam, note: "")
        _ = try await moderation.decide(.hidden, on: item, note: "")
        #expect(try await reader.next().contains(#""state":"withdrawn","startup":null"#))
        #expect(try await founder.next().contains(#""isHidden":true"#))
        _ = try await moderation.decide(.kept, on: item, note: "")
        #expect(try await reader.next().contains("Moth"))
    }

    @Test func `the end of an account is told of what it had published`() async throws {
        let id = try await scene.published("Moth")
        var reader = try await scene.follow(id, as: nil)
        var catalogue = try await scene.followCatalogue()
        try await scene.world.database.write { [founder = scene.founderID] connection in
            try StartupRecords().announceGone(founder, connection)
            _ = try connection.execute("DELETE FROM accounts WHERE id = \(founder)")
        }
        #expect(try await reader.next().contains(#""state":"withdrawn","startup":null"#))
        #expect(try await catalogue.next() == #"{"data":{"catalogueChanged":{"total":0,"newer":0}}}"#)
    }

    @Test func `nobody follows what they cannot read`() async throws {
        let draft = try await scene.founder.create(StartupContent(title: "Draft"), edition: .draft).id
        let shown = try await scene.published("Moth")
        let other = try await scene.world.account()
        #expect(try await scene.refusal(draft, as: nil).contains("STRAPI_NOT_FOUND_ERROR"))
        #expect(try await scene.refusal(draft, as: other, status: "DRAFT").contains("STRAPI_NOT_FOUND_ERROR"))
        #expect(try await scene.refusal(shown, as: other, status: "DRAFT").contains("STRAPI_NOT_FOUND_ERROR"))
        #expect(try await scene.refusal(shown, as: nil, status: "DRAFT").contains("notSignedIn"))
    }

    @Test func `a burst is told as what came of it`() async throws {
        let id = try await scene.published("Moth 0")
        var reader = try await scene.follow(id, as: nil)
        for number in 1...40 { try await scene.change(id, to: "Moth \(number)", edition: .published) }
        var heard = 0
        while true {
            heard += 1
            if try await reader.next().contains("Moth 40") { break }
        }
        // The first may be taken before the last is made; nobody is given up for being slow.
        #expect(heard <= 3)
    }

    @Test func `looks and what somebody saves change nothing that is told`() async throws {
        let id = try await scene.published("Moth")
        var reader = try await scene.follow(id, as: nil)
        let other = try await scene.world.account()
        try await scene.world.service(other).viewed(id)
        _ = try await scene.world.workspace(other).save(id)
        try await scene.change(id, to: "Moth, shown", edition: .published)
        #expect(try await reader.next().contains("Moth, shown"))
    }

    @Test func `the end of a session ends what it follows`() async throws {
        let id = try await scene.published("Moth")
        let session = UUID()
        var founder = try await scene.follow(id, as: scene.founderID, status: "DRAFT", session: session)
        scene.isSignedIn.withLock { $0 = false }
        try await scene.world.database.write { connection in
            try connection.announce(Change(topic: EndedSession.topic(of: session), payload: ""))
        }
        #expect(try await founder.next().contains("notSignedIn"))
        #expect(await founder.ended())
    }
}
