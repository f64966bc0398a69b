import AccountsDomain
import Calls
import Foundation
import ModerationDomain
import ModerationService
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine)
struct IntroductionTests {
    @Test func `addresses are seen once the founder accepts, and not before`() async throws {
        let scene = try await IntroductionScene()
        let asked = try await scene.asker.ask(scene.startup, message: " We back cold chains. ")
        #expect(asked.state == .waiting && asked.message == "We back cold chains." && !asked.isReceived)
        #expect(try await scene.asker.door(to: scene.startup) == .asked(asked))
        let received = try #require(try await scene.founder.introductions().first)
        #expect(received.id == asked.id && received.isReceived && received.title == "Moth")
        #expect(asked.email == nil && received.email == nil)

        scene.world.clock.advance(60)
        let answered = try await scene.founder.answer(asked.id, isAccepted: true)
        #expect(answered.email == "\(scene.askerID)@example.org" && answered.answeredAt == scene.world.clock.now)
        #expect(try await scene.asker.introductions().map(\.email) == ["\(scene.founderID)@example.org"])
        // The same again is an echo; another answer comes too late.
        #expect(try await scene.founder.answer(asked.id, isAccepted: true) == answered)
        await #expect(throws: StartupError.alreadyAnswered) {
            try await scene.founder.answer(asked.id, isAccepted: false)
        }
        await #expect(throws: StartupError.alreadyAnswered) { try await scene.asker.withdraw(asked.id) }
    }

    @Test func `who asks sees the founder's picture, and the founder none of who asks`() async throws {
        let scene = try await IntroductionScene()
        for account in [scene.founderID, scene.askerID] {
            let file = try await scene.world.files(account).upload(TestPDF.png, name: "face.png")
            _ = try await scene.world.profile(account).save(FounderProfile(picture: file.id))
        }
        let founder = try await scene.world.profile(scene.founderID).profile()
        #expect(try await scene.asker.ask(scene.startup, message: "Hello").picture == founder.picture)
        #expect(try await scene.founder.introductions().map(\.picture) == [nil])
    }

    @Test func `a declined one shows nothing and is not asked again`() async throws {
        let scene = try await IntroductionScene()
        let asked = try await scene.asker.ask(scene.startup, message: "Hello")
        let declined = try await scene.founder.answer(asked.id, isAccepted: false)
        #expect(declined.state == .declined && declined.email == nil)
        #expect(try await scene.asker.introductions().map(\.email) == [nil])
        await #expect(throws: StartupError.alreadyAsked) { try await scene.asker.ask(scene.startup, message: "Hello") }
    }

    @Test func `what waits is echoed, taken back, and asked again`() async throws {
        let scene = try await IntroductionScene()
        let asked = try await scene.asker.ask(scene.startup, message: "Hello")
        #expect(try await scene.asker.ask(scene.startup, message: "Hello") == asked)
        await #expect(throws: StartupError.alreadyAsked) { try await scene.asker.ask(scene.startup, message: "Other") }
        try await scene.asker.withdraw(asked.id)
        try await scene.asker.withdraw(asked.id)
        #expect(try await scene.founder.introductions().isEmpty)
        #expect(try await scene.asker.introductions().isEmpty)
        #expect(try await scene.asker.door(to: scene.startup) == .open)
        await #expect(throws: StartupError.notFound(asked.id)) {
            try await scene.founder.answer(asked.id, isAccepted: true)
        }
        let again = try await scene.asker.ask(scene.startup, message: "Other")
        #expect(try await scene.founder.introductions().map(\.id) == [again.id])
    }

    @Test func `nobody answers, withdraws or reads what is not theirs`() async throws {
        let scene = try await IntroductionScene()
        let asked = try await scene.asker.ask(scene.startup, message: "Hello")
        let stranger = scene.world.introductions(try await scene.world.account())
        #expect(try await stranger.introductions().isEmpty)
        for wrong in [stranger, scene.asker] {
            await #expect(throws: StartupError.notFound(asked.id)) {
                try await wrong.answer(asked.id, isAccepted: true)
            }
            await #expect(throws: StartupError.notFound(asked.id)) { try await wrong.blockAsker(of: asked.id) }
        }
        for wrong in [stranger, scene.founder] {
            await #expect(throws: StartupError.notFound(asked.id)) { try await wrong.withdraw(asked.id) }
        }
    }

    @Test func `guests, the founder, samples and drafts have no door`() async throws {
        let scene = try await IntroductionScene()
        let guest = scene.world.introductions(try await scene.world.account(isMember: false))
        #expect(try await guest.door(to: scene.startup) == .needsMember)
        await #expect(throws: StartupError.notMember) { try await guest.ask(scene.startup, message: "Hello") }
        #expect(try await scene.founder.door(to: scene.startup) == .closed)
        await #expect(throws: StartupError.notOffered) {
            try await scene.founder.ask(scene.startup, message: "Hello")
        }
        let draft = try await scene.world.service(scene.founderID).create(.init(title: "A"), edition: .draft)
        await #expect(throws: StartupError.notFound(draft.id)) { try await scene.asker.door(to: draft.id) }
        let world = try await PitchDeckWorld()
        try await StartupSamples.write(to: world.database)
        let sample = try #require(try await world.nobody.startups(StartupQuery()).startups.first)
        #expect(try await world.introductions(try await world.account()).door(to: sample.id) == .closed)
    }

    @Test func `where mail is sent both have confirmed their addresses`() async throws {
        let scene = try await IntroductionScene()
        let asker = scene.world.introductions(scene.askerID, ReviewRule(needsConfirmedAddress: true))
        #expect(try await asker.door(to: scene.startup) == .closed)
        try await scene.world.confirm(scene.founderID)
        #expect(try await asker.door(to: scene.startup) == .needsConfirmation)
        await #expect(throws: StartupError.notConfirmed) { try await asker.ask(scene.startup, message: "Hello") }
        #expect(try await scene.founder.introductions().isEmpty)
        try await scene.world.confirm(scene.askerID)
        #expect(try await asker.door(to: scene.startup) == .open)
        _ = try await asker.ask(scene.startup, message: "Hello")
    }

    @Test(
        arguments: [
            ("  ", StartupError.Reason.empty), (String(repeating: "a", count: 501), .tooLong), ("\0", .malformed),
        ]
    )
    func `a message that is none leaves nothing`(_ message: String, _ reason: StartupError.Reason) async throws {
        let scene = try await IntroductionScene()
        await #expect(throws: StartupError.invalid("message", reason)) {
            try await scene.asker.ask(scene.startup, message: message)
        }
        #expect(try await scene.founder.introductions().isEmpty)
    }

    @Test func `one person asks five startups a day`() async throws {
        let scene = try await IntroductionScene()
        let service = scene.world.service(scene.founderID)
        for index in 0..<Introduction.mostPerDay {
            let startup = try await service.create(.init(title: "Startup \(index)"), edition: .published)
            let asked = try await scene.asker.ask(startup.id, message: "Hello")
            // Taking one back makes no room for another.
            if index == 0 { try await scene.asker.withdraw(asked.id) }
        }
        await #expect(throws: StartupError.tooMuch) { try await scene.asker.ask(scene.startup, message: "Hello") }
        scene.world.clock.advance(86_401)
        _ = try await scene.asker.ask(scene.startup, message: "Hello")
    }

    @Test func `who is blocked, and what a moderator hides, is kept from the founder without a word`() async throws {
        let scene = try await IntroductionScene()
        let asked = try await scene.asker.ask(scene.startup, message: "Hello")
        let item = ReportedItem(kind: "introduction", id: asked.id.text)
        try await scene.world.moderation(scene.founderID).report(item, by: nil, for: .spam, note: "")
        let face = try await StartupFaces(database: scene.world.database).face(of: item)
        #expect(face?.text == "Hello" && face?.address?.path() == PitchDeckRoute.startup(scene.startup).path)
        let admin = try await scene.world.admin()
        _ = try await admin.decide(.hidden, on: item, note: "")
        #expect(try await scene.founder.introductions().isEmpty)
        _ = try await admin.decide(.kept, on: item, note: "")
        #expect(try await scene.founder.introductions().count == 1)

        try await scene.founder.blockAsker(of: asked.id)
        #expect(try await scene.founder.introductions().isEmpty)
        #expect(try await scene.asker.introductions().map(\.state) == [.waiting])
        #expect(try await scene.world.moderation(scene.founderID).blocked().map(\.id) == [scene.askerID])
    }

    @Test func `an export has both sides, and a deleted account leaves nothing`() async throws {
        let scene = try await IntroductionScene()
        _ = try await scene.asker.ask(scene.startup, message: "Hello")
        try await scene.world.database.write { connection in
            for account in [scene.askerID, scene.founderID] {
                guard case .object(let lists) = try StartupRecords().export(of: account, connection),
                    case .array(let introductions)? = lists["introductions"]
                else { throw StorageError.failed("no list") }
                #expect(introductions.count == 1)
            }
            _ = try connection.execute("DELETE FROM accounts WHERE id = \(scene.askerID)")
        }
        #expect(try await scene.founder.introductions().isEmpty)
    }
}

/// A founder with a published startup, and somebody who asks.
private struct IntroductionScene {
    let world: PitchDeckWorld
    let founderID: Account.ID
    let askerID: Account.ID
    let startup: DocumentID

    init() async throws {
        world = try await PitchDeckWorld()
        (founderID, askerID) = (try await world.account(), try await world.account())
        startup = try await world.service(founderID).create(StartupContent(title: "Moth"), edition: .published).id
    }

    var founder: StoredIntroductionService { world.introductions(founderID) }
    var asker: StoredIntroductionService { world.introductions(askerID) }
}

extension PitchDeckWorld {
    func introductions(_ account: Account.ID, _ rule: ReviewRule? = nil) -> StoredIntroductionService {
        StoredIntroductionService(database: database, account: account, rule: rule) { [clock] in clock.now }
    }
}
