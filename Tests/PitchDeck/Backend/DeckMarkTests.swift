import Blobs
import Foundation
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine, .enabled(if: PDFTools.missing.isEmpty, "bin/setup installs what draws decks"))
struct DeckMarkTests {
    private static let mark = DeckMark(
        address: "ada@example.org",
        link: "abcd1234",
        day: Date(timeIntervalSince1970: 1_577_923_200)
    )

    @Test func `pages and file of a marked link say who reads, by which link and on which day`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let startup = try await world.withDeck(founder, pages: 2)
        let desk = world.decks(founder)
        let plain = try await desk.makeLink(of: startup.id, .init(name: "Plain", allowsDownload: true))
        let form = DeckLinkForm(name: "Secret", allowsDownload: true, isMarked: true)
        let marked = try await desk.makeLink(of: startup.id, form)
        let decks = world.decks(nil)
        func content(_ link: DeckLink, _ part: DeckPart) async throws -> Data? {
            let visit = try await decks.open(.link(link.secret), with: DoorKeys(), on: .desk)
            return try await decks.content(of: visit.id, part)
        }
        for part in [DeckPart.page(1, .large), .page(2, .small)] {
            let (unmarked, drawn) = (try await content(plain, part), try await content(marked, part))
            #expect(drawn.map { UploadKind($0) } == .webp && drawn != unmarked)
            #expect(try await content(marked, part) == drawn, "another visit of the same reader is the same")
        }
        #expect(try await content(marked, .page(3, .large)) == nil)
        let file = try #require(await content(marked, .file))
        let words = try await Self.words(of: file)
        for page in words.split(separator: "\u{c}") {
            #expect(page.contains("link \(marked.mark) \(DeckMark(address: "", link: "", day: world.clock.now).day)"))
        }
        #expect(words.contains("Page 1") && words.contains("Page 2") && !words.contains("Secret"))
        #expect(try await !Self.words(of: #require(await content(plain, .file))).contains(marked.mark))
        _ = try await desk.setRevoked(marked.id, true)
        await #expect(throws: StartupError.linkGone) { try await content(marked, .file) }
    }

    @Test func `another reader has another page, also from what is kept, and little is kept`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let startup = try await world.withDeck(founder, pages: 2)
        let deck = try #require(startup.content.deck)
        let file = try #require(try await world.database.read { try FileStore(connection: $0).blob(of: deck) })
        let decks = MarkedDecks(room: 300_000)
        var seen: Set<Data> = []
        for name in ["ada", "bob", "eve", "ada"] {
            for page in 1...2 {
                let mark = DeckMark(address: "\(name)@example.org", link: "abcd1234", day: world.clock.now)
                let part = MarkedPart(deck: deck, mark: mark, part: .page(page, .large))
                seen.insert(try #require(try await decks.bytes(of: part, file, world.blobs, [.slide, .slide])))
                #expect(await decks.size <= 300_000)
            }
        }
        #expect(seen.count == 6)
    }

    @Test(arguments: [
        "ada@example.org", "a)Tj ET (\\b\n@example.org", "пётр@пример.рф", "日本@例え.jp", "علي@مثال.إختبار", "",
    ])
    func `an address of any script becomes Latin text, and nothing but text`(_ address: String) async throws {
        let mark = DeckMark(address: address, link: "abcd1234", day: Date(timeIntervalSince1970: 0))
        let words = try await Self.words(of: mark.pdf(for: [.slide]))
        #expect(words.contains("link abcd1234 1970-01-01"))
        if !address.isEmpty { #expect(words.contains("@")) }
        if address.hasPrefix("a)") { #expect(words.contains("a)Tj ET (\\b")) }
        if address.hasPrefix("п") { #expect(words.contains("pëtr@primer.rf")) }
    }

    @Test func `a mark fits pages of any shape`() async throws {
        for size in [DeckMark.PageSize(width: 1_131, height: 1_600), .slide, .init(width: 0, height: 0)] {
            let pdf = TestPDF.pages(["Alpha", "Beta"])
            let marked = try await PDFTools().marked(pdf, Self.mark, [size, size])
            let words = try await Self.words(of: marked)
            #expect(words.contains("ada@example.org link abcd1234 2020-01-02") || size.width == 0)
            #expect(words.contains("Alpha") && words.contains("Beta"))
        }
    }

    private static func words(of pdf: Data) async throws -> String {
        let folder = try WorkFolder()
        defer { folder.remove() }
        try pdf.write(to: folder.url.appending(path: "a.pdf"))
        let words = try await LimitedProcess().run("pdftotext", ["a.pdf", "-"], in: folder.url)
        return String(decoding: words, as: UTF8.self)
    }
}
