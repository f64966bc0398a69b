import AccountsDomain
import Foundation
import Outbound
import PitchDeckDomain
import Storage
import StorageTesting
import Synchronization
import Testing

@testable import PitchDeckService

@Suite(.everyEngine, .enabled(if: PDFTools.missing.isEmpty, "bin/setup installs what draws decks"))
struct DeckGateTests {
    @Test func `a link that asks for an address opens by the code of its mail, once, and tells its founder`()
        async throws
    {
        let gate = try await Gate()
        let address = "Ada@Example.org"
        await #expect(throws: StartupError.addressNeeded(isMarked: false)) { try await gate.open() }
        try await gate.send(to: address)
        let code = try #require(await gate.mails().last)
        #expect(code.to == address && code.digits.count == DeckCode.digits)
        // Other scripts have digits of their own, and people type spaces.
        let arabic = Array("٠١٢٣٤٥٦٧٨٩")
        let typed = String(code.digits.map { arabic[$0.wholeNumberValue ?? 0] })
        let visit = try await gate.open(address: " ada@example.ORG", code: " " + typed)
        #expect(visit.address == address)
        await #expect(throws: StartupError.codeOver) { try await gate.open(address: address, code: code.digits) }
        let readings = try await gate.world.decks(gate.founder).readings(of: gate.startup.id)
        #expect(readings.visits.map(\.reader) == [address])
        // Of the founder nothing is asked.
        let own = try await gate.world.decks(gate.founder).open(gate.door, with: DoorKeys(), on: .desk)
        #expect(own.isPreview && own.address.isEmpty)
    }

    @Test func `a wrong code is refused, five of them end it, and so do ten minutes and a newer one`() async throws {
        let gate = try await Gate()
        try await gate.send(to: "ada@example.org")
        let first = try #require(await gate.mails().last?.digits)
        for _ in 0..<DeckCode.maximumTries {
            await #expect(throws: StartupError.wrongCode) {
                try await gate.open(address: "ada@example.org", code: first + "1")
            }
        }
        await #expect(throws: StartupError.codeOver) { try await gate.open(address: "ada@example.org", code: first) }

        try await gate.send(to: "ada@example.org")
        let second = try #require(await gate.mails().last?.digits)
        await #expect(throws: StartupError.codeOver) { try await gate.open(address: "eve@example.org", code: second) }
        gate.world.clock.advance(DeckCode.life + 1)
        await #expect(throws: StartupError.codeOver) { try await gate.open(address: "ada@example.org", code: second) }

        try await gate.send(to: "ada@example.org")
        let third = try #require(await gate.mails().last?.digits)
        try await gate.send(to: "ada@example.org")
        let fourth = try #require(await gate.mails().last?.digits)
        if third != fourth {
            await #expect(throws: StartupError.wrongCode) {
                try await gate.open(address: "ada@example.org", code: third)
            }
        }
        gate.world.clock.advance(DeckCode.life - 1)
        #expect(try await gate.open(address: "ada@example.org", code: fourth).address == "ada@example.org")
    }

    @Test func `one account is remembered for a day on this link, and nobody else is`() async throws {
        let gate = try await Gate()
        let reader = try await gate.world.account(isMember: false)
        try await gate.send(to: "ada@example.org")
        let code = try #require(await gate.mails().last?.digits)
        _ = try await gate.open(address: "ada@example.org", code: code, as: reader)
        #expect(try await gate.open(as: reader).address == "ada@example.org")
        let other = try await gate.world.account(isMember: false)
        for account in [nil, other] {
            await #expect(throws: StartupError.addressNeeded(isMarked: false)) { try await gate.open(as: account) }
        }
        gate.world.clock.advance(DeckCode.memory)
        await #expect(throws: StartupError.addressNeeded(isMarked: false)) { try await gate.open(as: reader) }
    }

    @Test func `mails are few for an address, and none goes to what is no address or by a link that is shut`()
        async throws
    {
        let gate = try await Gate()
        for _ in 0..<DeckCode.maximumSends { try await gate.send(to: "ada@example.org") }
        await #expect(throws: StartupError.tooManyCodes) { try await gate.send(to: "ADA@example.org") }
        // What was asked for again before it left is one mail.
        #expect(await gate.mails().count == 1)
        gate.world.clock.advance(DeckCode.sendTime)
        try await gate.send(to: "ada@example.org")
        for address in ["", "ada", "ada@example.org\r\nRCPT TO:<eve@example.org>", "ädä@example.org"] {
            await #expect(throws: StartupError.invalid("address", address.isEmpty ? .empty : .malformed)) {
                try await gate.send(to: address)
            }
        }
        _ = try await gate.world.decks(gate.founder).setRevoked(gate.link.id, true)
        await #expect(throws: StartupError.linkGone) { try await gate.send(to: "bob@example.org") }
    }

    @Test func `a mail that no server took goes later, and is forgotten with the life of its code`() async throws {
        let gate = try await Gate()
        gate.post.isClosed.withLock { $0 = true }
        try await gate.send(to: "ada@example.org")
        #expect(try await gate.deliver() == false)
        gate.post.isClosed.withLock { $0 = false }
        #expect(try await gate.deliver())
        #expect(gate.post.taken.withLock(\.count) == 1)
        try await gate.send(to: "ada@example.org")
        gate.world.clock.advance(DeckCode.life + 1)
        #expect(try await gate.deliver())
        #expect(gate.post.taken.withLock(\.count) == 1)
    }

    @Test func `codes are kept as hashes, and what is over is forgotten`() async throws {
        let gate = try await Gate()
        try await gate.send(to: "ada@example.org")
        let code = try #require(await gate.mails().last?.digits)
        let database = gate.world.database
        let kept: String? = try await database.read { try $0.row("SELECT hash FROM startup_deck_codes")?["hash"] }
        #expect(kept?.contains(code) == false && kept.map { $0.utf8.count > 60 } == true)
        gate.world.clock.advance(3 * DeckCode.memory)
        try await StoredStartupService.clean(database, at: gate.world.clock.now)
        for table in ["startup_deck_codes", "startup_deck_sends"] {
            let count: Int? = try await database.read {
                try $0.row("SELECT COUNT(*) AS n FROM \(raw: table)")?["n"]
            }
            #expect(count == 0, "\(table)")
        }
    }

    @Test func `a server that sends no mail makes no such link, and sends no code`() async throws {
        let gate = try await Gate()
        let desk = gate.world.decks(gate.founder, sendsMail: false)
        #expect(!desk.offers.asksAddress && desk.offers.marks)
        await #expect(throws: StartupError.noMail) {
            try await desk.makeLink(of: gate.startup.id, .init(name: "A", asksAddress: true))
        }
        await #expect(throws: StartupError.noMail) {
            try await gate.world.decks(nil, sendsMail: false)
                .sendCode(gate.door, with: DoorKeys(address: "ada@example.org"))
        }
    }
}

/// A link that asks for an address, and the post that its mails go to.
private struct Gate {
    let world: PitchDeckWorld
    let founder: Account.ID
    let startup: Startup
    let link: DeckLink
    let post = KeptPost()

    init() async throws {
        world = try await PitchDeckWorld()
        founder = try await world.account()
        startup = try await world.withDeck(founder)
        link = try await world.decks(founder).makeLink(of: startup.id, .init(name: "North", asksAddress: true))
    }

    var door: DeckDoor { .link(link.secret) }

    func open(address: String = "", code: String = "", as account: Account.ID? = nil) async throws -> DeckVisit {
        try await world.decks(account).open(door, with: DoorKeys(address: address, code: code), on: .phone)
    }

    func send(to address: String) async throws {
        try await world.decks(nil).sendCode(door, with: DoorKeys(address: address))
    }

    func deliver() async throws -> Bool {
        let mails = DeckCodeMails(
            database: world.database,
            sender: post,
            from: try MailAddress("serendip@example.org"),
            now: { [clock = world.clock] in clock.now }
        )
        return try await mails.deliver { _ in }
    }

    /// What has been sent until now.
    func mails() async -> [(to: String, digits: String)] {
        // A test that waits for a mail sees that there is none.
        _ = try? await deliver()
        return post.taken.withLock { mails in
            mails.map { mail in
                let line = mail.body.split(separator: "\n").first { $0.allSatisfy(\.isWholeNumber) }
                return (mail.to.text, line.map(String.init) ?? "")
            }
        }
    }
}

/// Takes mails and keeps them.
private final class KeptPost: MailSender {
    let taken = Mutex<[MailMessage]>([])
    let isClosed = Mutex(false)

    func send(_ message: MailMessage) async throws(MailFailure) {
        if isClosed.withLock(\.self) { throw .later(code: 421) }
        taken.withLock { $0.append(message) }
    }
}
