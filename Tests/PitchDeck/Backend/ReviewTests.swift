import AccountsDomain
import Foundation
import ModerationDomain
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine)
struct ReviewTests {
    @Test func `what is held nobody reads before a moderator approves it`() async throws {
        let scene = try await ReviewScene(ReviewRule(holdsAll: true))
        let held = try await scene.founder.create(StartupContent(title: "Moth"), edition: .published)
        #expect(held.state == .inReview && held.edition == .draft && held.publishedAt == nil)
        #expect(try await scene.world.nobody.startups(StartupQuery()).total == 0)
        let review = try #require(try await scene.moderator.queue().first)
        #expect(review.id == held.id && review.isHeld && review.startup.content.title == "Moth")

        scene.world.clock.advance(60)
        try await scene.moderator.approve(held.id, ifVersion: review.startup.version)
        let shown = try await scene.world.nobody.startup(held.id, edition: .published)
        #expect(shown.state == .published && shown.publishedAt == scene.world.clock.now)
        #expect(try await scene.world.nobody.search(StartupSearch(text: "moth")).total == 1)
        #expect(try await scene.moderator.queue().isEmpty)
        await #expect(throws: StartupError.notFound(held.id)) {
            try await scene.moderator.approve(held.id, ifVersion: shown.version)
        }
    }

    @Test func `what was approved before stays while a change of it waits`() async throws {
        let scene = try await ReviewScene(ReviewRule(filter: WordFilter(words: ["casino"])))
        let startup = try await scene.founder.create(StartupContent(title: "Moth"), edition: .published)
        #expect(startup.state == .published)
        let held = try await scene.founder
            .update(startup.id, .init(title: "Moth Casino"), edition: .published, ifVersion: nil)
        #expect(held.state == .inReview && held.edition == .draft)
        #expect(try await scene.world.nobody.startup(startup.id, edition: .published).content.title == "Moth")
        try await scene.moderator.sendBack(startup.id, ifVersion: held.version, note: " No games. ")
        let own = try await scene.founder.startup(startup.id, edition: .draft)
        #expect(own.state == .published && own.reviewNote == "No games." && own.content.title == "Moth Casino")
        let seen = try await scene.world.nobody.startup(startup.id, edition: .published)
        #expect(seen.content.title == "Moth" && seen.reviewNote.isEmpty)
    }

    @Test func `what was sent back is held when it is published again, until it is approved`() async throws {
        let scene = try await ReviewScene(ReviewRule())
        let startup = try await scene.founder.create(StartupContent(title: "Moth"), edition: .published)
        #expect(try await scene.moderator.queue().map(\.isHeld) == [false])
        try await scene.moderator.sendBack(startup.id, ifVersion: startup.version, note: "Say more.")
        #expect(try await scene.world.nobody.startups(StartupQuery()).total == 0)
        #expect(try await scene.world.nobody.search(StartupSearch(text: "moth")).total == 0)
        let own = try await scene.founder.startup(startup.id, edition: .draft)
        #expect(own.state == .draft && own.content == startup.content)
        let again = try await scene.founder.update(startup.id, own.content, edition: .published, ifVersion: nil)
        #expect(again.state == .inReview && again.reviewNote.isEmpty)
        try await scene.moderator.approve(startup.id, ifVersion: again.version)
        let last = try await scene.founder.update(startup.id, own.content, edition: .published, ifVersion: nil)
        #expect(last.state == .published && last.edition == .published)
    }

    @Test func `a change takes back what waits, and nobody approves what they have not seen`() async throws {
        let scene = try await ReviewScene(ReviewRule(holdsAll: true))
        let held = try await scene.founder.create(StartupContent(title: "Moth"), edition: .published)
        let draft = try await scene.founder.update(held.id, .init(title: "Moths"), edition: .draft, ifVersion: nil)
        #expect(draft.state == .draft)
        #expect(try await scene.moderator.queue().isEmpty)
        let again = try await scene.founder.update(held.id, .init(title: "Moths"), edition: .published, ifVersion: nil)
        await #expect(throws: StartupError.conflict(version: again.version)) {
            try await scene.moderator.approve(held.id, ifVersion: held.version)
        }
        let withdrawn = try await scene.founder.withdraw(held.id)
        #expect(withdrawn.state == .draft)
        #expect(try await scene.moderator.queue().isEmpty)
        #expect(try await scene.world.nobody.startups(StartupQuery()).total == 0)
    }

    @Test func `a draft beside what is published is no confirmation of it`() async throws {
        let scene = try await ReviewScene(nil)
        let startup = try await scene.founder.create(StartupContent(title: "Moth"), edition: .published)
        scene.world.clock.advance(60)
        _ = try await scene.founder.update(startup.id, .init(title: "Moths"), edition: .draft, ifVersion: nil)
        let seen = try await scene.world.nobody.startup(startup.id, edition: .published)
        #expect(seen.confirmedAt == startup.confirmedAt)
        // An import of the operator's is nobody's to look at.
        #expect(try await scene.moderator.queue().isEmpty)
    }

    @Test(arguments: [true, false]) func `nothing is sent back without a word`(isHeld: Bool) async throws {
        let scene = try await ReviewScene(ReviewRule(holdsAll: isHeld))
        let startup = try await scene.founder.create(StartupContent(title: "Moth"), edition: .published)
        await #expect(throws: StartupError.invalid("note", .empty)) {
            try await scene.moderator.sendBack(startup.id, ifVersion: startup.version, note: " \n")
        }
        #expect(try await scene.moderator.queue().map(\.id) == [startup.id])
        #expect(try await scene.founder.ownStartups().map(\.state) == [isHeld ? .inReview : .published])
    }

    @Test func `only moderators see the queue, its files, and decide`() async throws {
        let scene = try await ReviewScene(ReviewRule(holdsAll: true))
        let picture = try await scene.world.files(scene.founderID).upload(TestPDF.png, name: "moth.png")
        let held = try await scene.founder
            .create(StartupContent(title: "Moth", image: picture.id), edition: .published)
        for account in [scene.founderID, try await scene.world.account()] {
            let service = scene.world.reviews(account)
            await #expect(throws: StartupError.notModerator) { try await service.queue() }
            await #expect(throws: StartupError.notModerator) {
                try await service.approve(held.id, ifVersion: held.version)
            }
            await #expect(throws: StartupError.notModerator) {
                try await service.sendBack(held.id, ifVersion: held.version, note: "")
            }
        }
        #expect(try await scene.world.files(try await scene.world.account()).content(of: picture.id) == nil)
        #expect(try await scene.world.files(scene.moderatorID).content(of: picture.id)?.file.id == picture.id)
        await #expect(throws: StartupError.invalid("note", .tooLong)) {
            try await scene.moderator
                .sendBack(held.id, ifVersion: held.version, note: String(repeating: "a", count: 501))
        }
    }
}

/// A founder whose startups are looked at by a rule, and a moderator.
private struct ReviewScene {
    let world: PitchDeckWorld
    let founderID: Account.ID
    let moderatorID: Account.ID
    let founder: StoredStartupService

    init(_ rule: ReviewRule?) async throws {
        let world = try await PitchDeckWorld()
        let (founder, moderator) = (try await world.account(), try await world.account())
        try await world.database.write { connection in
            _ = try connection.execute(
                "UPDATE accounts SET role = \(Account.Role.admin.rawValue) WHERE id = \(moderator)"
            )
        }
        self.founder = StoredStartupService(database: world.database, account: founder, review: rule) {
            world.clock.now
        }
        (self.world, founderID, moderatorID) = (world, founder, moderator)
    }

    var moderator: StoredReviewService { world.reviews(moderatorID) }
}

extension PitchDeckWorld {
    func reviews(_ account: Account.ID) -> StoredReviewService {
        StoredReviewService(database: database, account: account) { [clock] in clock.now }
    }
}
