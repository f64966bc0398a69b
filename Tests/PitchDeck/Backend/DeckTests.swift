import AccountsDomain
import AccountsService
import Blobs
import Foundation
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine, .enabled(if: PDFTools.missing.isEmpty, "bin/setup installs what draws decks"))
struct DeckTests {
    @Test func `a deck is drawn page by page, with its words, and goes on where it stopped`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let file = try await world.files(founder).upload(TestPDF.pages(["Alpha", "Beta", "Gamma"]), name: "a/Deck.pdf")
        #expect(file.kind == .pdf && file.name == "Deck.pdf")
        let startup = try await world.service(founder)
            .create(StartupContent(title: "Moth", deck: file.id), edition: .published)
        // Somebody took it and crashed after the first page.
        let blobs = world.blobs
        let kept = DeckStore.KeptPage(
            page: DeckPage(number: 1, width: 2, height: 1, text: "kept"),
            small: try await blobs.keep(Data("small".utf8)),
            large: try await blobs.keep(Data("large".utf8))
        )
        let date = world.clock.now
        let (taken, isNoted, again) = try await world.database.write { connection in
            let store = DeckStore(connection: connection)
            let taken = try store.take(at: date)?.pages
            return (taken, try store.note(kept, of: file.id, at: date), try store.take(at: date)?.pages)
        }
        #expect(taken == 1...3 && isNoted && again == nil)
        #expect(try await world.drawer.drawNext() == false)
        world.clock.advance(DeckStore.lease + 1)
        #expect(try await world.drawer.drawNext())
        let visit = try await world.decks(nil).open(.startup(startup.id), with: DoorKeys(), on: .desk)
        #expect(visit.deck.state == .ready && visit.deck.pages.map(\.text) == ["kept", "Beta", "Gamma"])
        #expect(visit.deck.pages.last.map { $0.width == 1_600 && $0.height == 900 } == true)
        let page = try await world.decks(nil).content(of: visit.id, .page(2, .small))
        #expect(page.map { UploadKind($0) } == .webp && (page?.count ?? 0) > 100)
        #expect(try await world.drawer.drawNext() == false)
    }

    @Test func `a page of many colours takes no more than a slow line can bring in a second`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let squares = (0..<32_400).map { place in
            let colour = (3...5).map { "0.\(10 + place * place * $0 % 89)" }.joined(separator: " ")
            return "\(colour) rg \(place % 240 * 4) \(place / 240 * 4) 4 4 re f"
        }
        let page = WrittenPDF.Page(content: squares.joined(separator: "\n"), width: 960, height: 540)
        let file = try await world.files(founder).upload(WrittenPDF.document([page]), name: "Colours.pdf")
        let startup = try await world.service(founder)
            .create(StartupContent(title: "Moth", deck: file.id), edition: .published)
        #expect(try await world.drawer.drawNext())
        let visit = try await world.decks(nil).open(.startup(startup.id), with: DoorKeys(), on: .phone)
        let picture = try await world.decks(nil).content(of: visit.id, .page(1, .large))
        let bytes = try #require(picture).count
        #expect(bytes > DeckPage.maximumPictureBytes / 2 && bytes <= DeckPage.maximumPictureBytes)
    }

    @Test(arguments: [
        ("scripts", StartupError.Reason.hasPrograms), ("long", .tooManyPages), ("broken", .unreadable),
        ("lie", .wrongKind), ("picture", .wrongKind), ("empty", .empty), ("encrypted", .encrypted),
        ("locked", .encrypted),
    ])
    func `a file that lies or does more than be read is refused, and nothing of it stays`(
        _ kind: String,
        _ reason: StartupError.Reason
    ) async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let bytes =
            switch kind {
            case "scripts": TestPDF.pages(["A"], catalogue: TestPDF.script)
            case "long": TestPDF.pages(Array(repeating: "A", count: 101))
            case "broken": Data("%PDF-1.4\nnothing".utf8)
            case "lie": Data("<html>".utf8)
            case "picture": TestPDF.png
            // A password for changing alone leaves the pages readable to everybody.
            case "encrypted": try await Self.encrypted(TestPDF.pages(["A"]), readers: "")
            case "locked": try await Self.encrypted(TestPDF.pages(["A"]), readers: "secret")
            default: Data()
            }
        await #expect(throws: StartupError.invalid("files", reason)) {
            try await world.files(founder).upload(bytes, name: "deck.pdf")
        }
        let count: Int? = try await world.database.read { try $0.row("SELECT COUNT(*) AS n FROM startup_files")?["n"] }
        #expect(count == 0)
    }

    @Test func `a deck that is damaged and can be mended is read and drawn`() async throws {
        let whole = String(decoding: TestPDF.pages(["Alpha", "Beta"]), as: UTF8.self)
        // Its table of objects is not where it is said to be.
        let damaged = Data(whole.replacing(/startxref\n\d+/, with: "startxref\n7").utf8)
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let file = try await world.files(founder).upload(damaged, name: "deck.pdf")
        let startup = try await world.service(founder)
            .create(StartupContent(title: "Moth", deck: file.id), edition: .published)
        #expect(try await world.drawer.drawNext())
        let visit = try await world.decks(nil).open(.startup(startup.id), with: DoorKeys(), on: .desk)
        #expect(visit.deck.state == .ready && visit.deck.pages.map(\.text) == ["Alpha", "Beta"])
        // What a picture is called says nothing of a deck.
        await #expect(throws: StartupError.invalid("files", .wrongKind)) {
            try await world.files(founder).upload(damaged, name: "deck.png")
        }
    }

    @Test func `a replaced deck is counted to its last page for who has it open`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let startup = try await world.withDeck(founder, pages: 3)
        let visit = try await world.decks(nil).open(.startup(startup.id), with: DoorKeys(), on: .desk)
        var content = startup.content
        content.deck = try await world.files(founder).upload(TestPDF.pages(["New"]), name: "b.pdf").id
        _ = try await world.service(founder).update(startup.id, content, edition: .published, ifVersion: nil)
        try await world.decks(nil).read(visit.id, page: 3, seconds: 7)
        let readings = try await world.decks(founder).readings(of: startup.id)
        #expect(readings.visits.map(\.furthestPage) == [3] && readings.visits.map(\.seconds) == [7])
    }

    private static func encrypted(_ pdf: Data, readers: String) async throws -> Data {
        let folder = try WorkFolder()
        defer { folder.remove() }
        try pdf.write(to: folder.url.appending(path: "a.pdf"))
        let words = ["--encrypt", readers, "owner", "256", "--", "a.pdf", "b.pdf"]
        _ = try await LimitedProcess().run("qpdf", words, in: folder.url)
        return try Data(contentsOf: folder.url.appending(path: "b.pdf"))
    }

    @Test func `a program of others has little time, and no network`() async throws {
        let folder = try WorkFolder()
        defer { folder.remove() }
        var process = LimitedProcess()
        process.seconds = 1
        await #expect(throws: LimitedProcess.Failure.tooSlow) {
            try await process.run("bash", ["-c", "while :; do :; done"], in: folder.url)
        }
        await #expect(throws: LimitedProcess.Failure.ended(1)) {
            try await process.run("false", [], in: folder.url)
        }
        await #expect(throws: LimitedProcess.Failure.missing("no-such-program")) {
            try await process.run("no-such-program", [], in: folder.url)
        }
        let said = try await process.run(
            "bash",
            ["-c", "echo ${DATABASE_URL:-none}; wc -l < /proc/net/route"],
            in: folder.url
        )
        let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
        #expect(lines.first == "none")
        // Not even the table of routes; where the kernel forbids namespaces nothing is promised.
        if !process.isolation.isEmpty { #expect(lines.last == "0") }
    }

    @Test func `a link opens, asks for its password, ends on its day and is shut at once`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let startup = try await world.withDeck(founder, showsDeck: false)
        let (desk, guest) = (world.decks(founder), world.decks(nil))
        await #expect(throws: StartupError.notFound(startup.id)) {
            try await guest.open(.startup(startup.id), with: DoorKeys(), on: .phone)
        }
        let form = DeckLinkForm(name: " North Fund ", expiresAt: world.clock.now + 3_600, password: "moth")
        let link = try await desk.makeLink(of: startup.id, form)
        #expect(link.name == "North Fund" && link.hasPassword)
        let door = DeckDoor.link(link.secret)
        for (password, isWrong) in [("", false), ("butterfly", true)] {
            await #expect(throws: StartupError.passwordNeeded(isWrong: isWrong)) {
                try await guest.open(door, with: DoorKeys(password: password), on: .phone)
            }
        }
        let visit = try await guest.open(door, with: DoorKeys(password: "moth"), on: .phone)
        #expect(visit.title == "Moth" && visit.isMeasured && visit.downloadPath == nil)
        #expect(try await guest.content(of: visit.id, .page(1, .large)) != nil)
        #expect(try await guest.content(of: visit.id, .file) == nil)

        #expect(try await desk.setRevoked(link.id, true).revokedAt == world.clock.now)
        await #expect(throws: StartupError.linkGone) { try await guest.content(of: visit.id, .page(1, .large)) }
        await #expect(throws: StartupError.linkGone) {
            try await guest.open(door, with: DoorKeys(password: "moth"), on: .phone)
        }
        _ = try await desk.setRevoked(link.id, false)
        #expect(try await guest.visit(visit.id).id == visit.id)
        world.clock.advance(3_601)
        await #expect(throws: StartupError.linkGone) { try await guest.visit(visit.id) }
        #expect(try await desk.links(of: startup.id).map(\.opens) == [1])
    }

    @Test func `wrong passwords are counted, and after many even the right one waits`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let startup = try await world.withDeck(founder)
        let link = try await world.decks(founder).makeLink(of: startup.id, .init(name: "A", password: "moth"))
        let guest = world.decks(nil)
        for _ in 0..<DeckLink.maximumTries {
            await #expect(throws: StartupError.passwordNeeded(isWrong: true)) {
                try await guest.open(.link(link.secret), with: DoorKeys(password: "no"), on: .desk)
            }
        }
        await #expect(throws: StartupError.tooManyTries) {
            try await guest.open(.link(link.secret), with: DoorKeys(password: "moth"), on: .desk)
        }
        world.clock.advance(DeckLink.tryTime + 1)
        _ = try await guest.open(.link(link.secret), with: DoorKeys(password: "moth"), on: .desk)
    }

    @Test func `ten readings give the curve they read, to the second, and the founder's own count for nothing`()
        async throws
    {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let startup = try await world.withDeck(founder, pages: 3)
        let guest = world.decks(nil)
        for reader in 1...10 {
            let visit = try await guest.open(.startup(startup.id), with: DoorKeys(), on: .phone)
            try await guest.read(visit.id, page: 1, seconds: reader)
            try await guest.read(visit.id, page: 1, seconds: 2)
            if reader > 5 { try await guest.read(visit.id, page: 2, seconds: 1_000) }
            // Pages that are not there and time that runs back.
            try await guest.read(visit.id, page: 9, seconds: 5)
            try await guest.read(visit.id, page: 1, seconds: -5)
        }
        let own = try await world.decks(founder).open(.startup(startup.id), with: DoorKeys(), on: .desk)
        #expect(own.isPreview && !own.isMeasured)
        try await world.decks(founder).read(own.id, page: 3, seconds: 50)
        let readings = try await world.decks(founder).readings(of: startup.id)
        #expect(readings.opens == 10)
        #expect(readings.pages.map(\.readers) == [10, 5, 0])
        #expect(readings.pages.map(\.seconds) == [75, 5 * DeckVisit.maximumSeconds, 0])
        #expect(readings.visits.count == 10 && readings.visits.filter { $0.furthestPage == 2 }.count == 5)
    }

    @Test func `what only fetches a deck's page opened nothing, and who looks, types a password or takes the file did`()
        async throws
    {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let startup = try await world.withDeck(founder)
        let (desk, guest) = (world.decks(founder), world.decks(nil))
        let plain = try await desk.makeLink(of: startup.id, .init(name: "A", allowsDownload: true, isMeasured: false))
        let locked = try await desk.makeLink(of: startup.id, .init(name: "B", password: "moth"))
        func opens() async throws -> [String: Int] {
            let links = try await desk.links(of: startup.id)
            return Dictionary(uniqueKeysWithValues: links.map { ($0.name, $0.opens) })
        }
        func open(_ link: DeckLink, _ keys: DoorKeys = DoorKeys()) async throws -> DeckVisit {
            try await guest.open(.link(link.secret), with: keys, on: .phone)
        }
        let fetched = try await open(plain)
        #expect(try await guest.content(of: fetched.id, .page(1, .large)) != nil)
        #expect(try await opens() == ["A": 0, "B": 0])
        #expect(try await desk.readings(of: startup.id).visits.isEmpty)

        // Where no time is noted somebody who looks counts as well.
        let looked = try await open(plain)
        try await guest.read(looked.id, page: 1, seconds: 0)
        try await guest.read(looked.id, page: 1, seconds: 40)
        #expect(try await opens() == ["A": 1, "B": 0])
        let taken = try await open(plain)
        #expect(try await guest.content(of: taken.id, .file) != nil)
        _ = try await open(locked, DoorKeys(password: "moth"))
        #expect(try await opens() == ["A": 2, "B": 1])
        let readings = try await desk.readings(of: startup.id)
        #expect(readings.opens == 3 && readings.visits.count == 3 && readings.pages.allSatisfy { $0.seconds == 0 })
        try await world.database.write { connection in
            let startups = try VisitStore(connection: connection).opens(of: [startup.id])
            #expect(startups == [startup.id: 3])
        }
    }

    @Test func `links, readings and files are the founder's alone`() async throws {
        let world = try await PitchDeckWorld()
        let (founder, other) = (try await world.account(), try await world.account())
        let startup = try await world.withDeck(founder)
        let link = try await world.decks(founder).makeLink(of: startup.id, .init(name: "A"))
        let stranger = world.decks(other)
        await #expect(throws: StartupError.notOwner) { try await stranger.links(of: startup.id) }
        await #expect(throws: StartupError.notOwner) { try await stranger.readings(of: startup.id) }
        await #expect(throws: StartupError.notOwner) { try await stranger.makeLink(of: startup.id, .init(name: "B")) }
        await #expect(throws: StartupError.notOwner) { try await stranger.setRevoked(link.id, true) }
        await #expect(throws: StartupError.notSignedIn) { try await world.decks(nil).links(of: startup.id) }
        let deck = try #require(startup.content.deck)
        await #expect(throws: StartupError.notFound(deck)) { try await world.files(other).file(deck) }
        await #expect(throws: StartupError.invalid("deck", .unknownValue)) {
            try await world.service(other).create(StartupContent(title: "Mine", deck: deck), edition: .draft)
        }
        #expect(try await world.files(other).content(of: deck) == nil)
    }
}
