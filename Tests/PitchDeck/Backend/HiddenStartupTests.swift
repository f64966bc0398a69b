import AccountsDomain
import Foundation
import ModerationDomain
import ModerationService
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine, .timeLimit(.minutes(2)))
struct HiddenStartupTests {
    @Test func `what a moderator hides is its founder's alone, with its files, until it is kept`() async throws {
        let world = try await PitchDeckWorld()
        let (founder, reader) = (try await world.account(), try await world.account())
        let picture = try await world.files(founder).upload(TestPDF.png, name: "moth.png")
        let startup = try await world.service(founder)
            .create(StartupContent(title: "Moth", image: picture.id), edition: .published)
        _ = try await world.workspace(reader).save(startup.id)
        let item = ReportedItem(kind: "startup", id: startup.id.text)
        try await world.moderation(reader).report(item, by: nil, for: .spam, note: "")
        let admin = try await world.admin()
        _ = try await admin.decide(.hidden, on: item, note: "")

        let others = [world.service(reader), world.nobody]
        for other in others {
            #expect(try await other.startups(StartupQuery()).total == 0)
            #expect(try await other.search(StartupSearch(text: "moth")).total == 0)
            await #expect(throws: StartupError.notFound(startup.id)) {
                try await other.startup(startup.id, edition: .published)
            }
        }
        #expect(try await world.files(reader).content(of: picture.id) == nil)
        #expect(try await world.workspace(reader).entries().map(\.startup) == [nil])
        let own = try await world.service(founder).startup(startup.id, edition: .published)
        #expect(own.isHidden && own.state == .published)
        // Publishing again is no way around it.
        _ = try await world.service(founder).update(startup.id, own.content, edition: .published, ifVersion: nil)
        #expect(try await world.nobody.startups(StartupQuery()).total == 0)

        _ = try await admin.decide(.kept, on: item, note: "")
        #expect(try await world.nobody.startup(startup.id, edition: .published).isHidden == false)
    }

    @Test func `a moderator sees what was reported by its name, also while it is hidden`() async throws {
        let scene = try await HiddenScene()
        let faces = StartupFaces(database: scene.world.database)
        let face = try #require(try await faces.face(of: scene.item))
        #expect(face.name == "Moth" && face.isAuthorTold)
        #expect(face.address?.path() == PitchDeckRoute.startup(scene.id).path)
        for (kind, id) in [("startup", "none"), ("introduction", scene.id.text), ("game", scene.id.text)] {
            #expect(try await faces.face(of: ReportedItem(kind: kind, id: id)) == nil)
        }
    }

    @Test func `a moderator sees what was hidden, with its files, and nobody else does`() async throws {
        let scene = try await HiddenScene(picture: TestPDF.png)
        let moderator = try await scene.world.adminID()
        let seen = try await scene.world.service(moderator).startup(scene.id, edition: .published)
        #expect(seen.isHidden && seen.content.title == "Moth" && seen.reviewNote.isEmpty && seen.author.email == nil)
        let picture = try #require(seen.content.image)
        #expect(try await scene.world.files(moderator).content(of: picture) != nil)
        #expect(try await scene.world.files(scene.readerID).content(of: picture) == nil)
        await #expect(throws: StartupError.notFound(scene.id)) {
            try await scene.world.service(scene.readerID).startup(scene.id, edition: .published)
        }
        await #expect(throws: StartupError.notFound(scene.id)) {
            try await scene.world.service(moderator).startup(scene.id, edition: .draft)
        }
        #expect(try await scene.world.service(moderator).startups(StartupQuery()).total == 0)
        try await scene.world.service(moderator).viewed(scene.id)
        #expect(try await scene.world.service(moderator).startup(scene.id, edition: .published).views == 0)
    }

    @Test func `what a moderator says of a hidden one comes before what was said of an older version`() async throws {
        let scene = try await HiddenScene()
        try await scene.world.database.write { connection in
            _ = try connection.execute("UPDATE startups SET review_note = 'Say more.'")
        }
        #expect(try await scene.founder.startup(scene.id, edition: .published).reviewNote == "Not your figures.")
        scene.world.clock.advance(60)
        _ = try await scene.admin.decide(.kept, on: scene.item, note: "")
        #expect(try await scene.founder.startup(scene.id, edition: .published).reviewNote == "Say more.")
        await #expect(throws: StartupError.nothingToAppeal) { try await scene.founder.appeal(scene.id, "Show it") }
    }

    @Test func `a founder reads why it was hidden, and answers once`() async throws {
        let scene = try await HiddenScene()
        let own = try await scene.founder.startup(scene.id, edition: .published)
        #expect(own.reviewNote == "Not your figures." && own.appeal == nil)
        for (text, reason) in [(" ", StartupError.Reason.empty), (String(repeating: "a", count: 501), .tooLong)] {
            await #expect(throws: StartupError.invalid("text", reason)) {
                try await scene.founder.appeal(scene.id, text)
            }
        }
        let appealed = try await scene.founder.appeal(scene.id, " They are audited. ")
        #expect(appealed.appeal == StartupAppeal(text: "They are audited.", madeAt: scene.world.clock.now))
        await #expect(throws: StartupError.nothingToAppeal) {
            try await scene.founder.appeal(scene.id, "Again")
        }
        for other in [scene.world.service(scene.readerID), scene.world.nobody] {
            await #expect(throws: (any Error).self) { try await other.appeal(scene.id, "Show it") }
        }
        // To another decision there is another answer.
        scene.world.clock.advance(60)
        _ = try await scene.admin.decide(.hidden, on: scene.item, note: "")
        #expect(try await scene.founder.startup(scene.id, edition: .published).appeal == nil)
        #expect(try await scene.founder.appeal(scene.id, "Once more").appeal?.text == "Once more")
    }

    @Test(arguments: [true, false])
    func `a moderator reads the answer before all else and shows it again or not`(isShown: Bool) async throws {
        let scene = try await HiddenScene()
        _ = try await scene.founder.appeal(scene.id, "They are audited.")
        let queue = try await scene.reviews.queue()
        let review = try #require(queue.first)
        #expect(queue.map(\.id) == [scene.id] && review.startup.appeal?.text == "They are audited.")
        scene.world.clock.advance(60)
        var news = scene.founder.changes(of: scene.id, edition: .published).makeAsyncIterator()
        if isShown {
            try await scene.reviews.approve(scene.id, ifVersion: review.startup.version)
        } else {
            try await scene.reviews.sendBack(scene.id, ifVersion: review.startup.version, note: "By whom?")
        }
        #expect(await news.next() != nil)
        #expect(try await scene.reviews.queue().isEmpty)
        #expect(try await scene.world.nobody.startups(StartupQuery()).total == (isShown ? 1 : 0))
        #expect(try await scene.admin.queue().isEmpty)
        let own = try await scene.founder.startup(scene.id, edition: .published)
        #expect(own.isHidden != isShown && own.state == .published)
        #expect(own.reviewNote == (isShown ? "" : "By whom?"))
        #expect(own.appeal?.isAnswered == (isShown ? nil : true))
    }
}

/// A startup that a moderator has hidden.
private struct HiddenScene {
    let world: PitchDeckWorld
    let (founder, readerID): (StoredStartupService, Account.ID)
    let (admin, reviews): (AccountModerationService, StoredReviewService)
    let id: DocumentID

    var item: ReportedItem { ReportedItem(kind: "startup", id: id.text) }

    init(picture: Data? = nil) async throws {
        world = try await PitchDeckWorld()
        let founderID = try await world.account()
        (founder, readerID) = (world.service(founderID), try await world.account())
        var image: DocumentID?
        if let picture { image = try await world.files(founderID).upload(picture, name: "moth.png").id }
        let adminID = try await world.adminID()
        (admin, reviews) = (world.moderation(adminID), world.reviews(adminID))
        id = try await founder.create(StartupContent(title: "Moth", image: image), edition: .published).id
        try await world.moderation(readerID).report(item, by: nil, for: .spam, note: "")
        world.clock.advance(60)
        _ = try await admin.decide(.hidden, on: item, note: "Not your figures.")
    }
}

extension PitchDeckWorld {
    func workspace(_ account: Account.ID) -> StoredWorkspaceService {
        StoredWorkspaceService(database: database, account: account) { [clock] in clock.now }
    }

    func moderation(_ account: Account.ID) -> AccountModerationService {
        AccountModerationService(database: database, account: account) { [clock] in clock.now }
    }

    func admin() async throws -> AccountModerationService { moderation(try await adminID()) }

    func adminID() async throws -> Account.ID {
        let id = try await account()
        try await database.write { connection in
            _ = try connection.execute(
                "UPDATE accounts SET role = \(Account.Role.admin.rawValue) WHERE id = \(id)"
            )
        }
        return id
    }
}
