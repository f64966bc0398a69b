import Foundation
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine, .enabled(if: PDFTools.missing.isEmpty, "bin/setup installs what draws decks"))
struct SampleDeckTests {
    @Test func `twenty samples have a deck, which is drawn once somebody looks at it`() async throws {
        let world = try await PitchDeckWorld()
        try await StartupSamples.write(to: world.database)
        let decks = SampleDecks(database: world.database, blobs: world.blobs)
        try await decks.write(at: world.clock.now)
        try await decks.write(at: world.clock.now)
        let found = try await world.nobody.search(StartupSearch(hasDeck: true, includesStale: true))
        #expect(found.total == 20 && found.facets.withDeck == 20)
        #expect(try await world.nobody.search(StartupSearch(includesStale: true)).facets.withDeck == 20)
        #expect(try await world.drawer.drawNext() == false)

        let startup = try #require(found.startups.first)
        #expect(try await world.decks(nil).cover(of: startup.id) == nil)
        #expect(try await world.drawer.drawNext())
        #expect(try await world.drawer.drawNext() == false)
        let visit = try await world.decks(nil).open(.startup(startup.id), with: DoorKeys(), on: .desk)
        #expect(visit.deck.state == .ready && visit.deck.pageCount == SampleDeck.pageCount)
        #expect(visit.deck.pages.allSatisfy { $0.text.contains("a sample") })
        try await StartupSamples.remove(from: world.database)
        let left = try await world.database.read { try $0.rows("SELECT 1 AS one FROM startup_files").count }
        #expect(left == 0)
    }

    @Test func `every sample's deck is a small file that our own checks take`() async throws {
        for sample in try StartupSamples.all() {
            let pdf = SampleDeck(content: sample.content(at: .now), category: "Energy", founder: sample.founder).pdf
            #expect(pdf.count < 8_192, "\(sample.founder)")
        }
        let sample = try #require(try StartupSamples.all().first)
        let content = sample.content(at: .now)
        let pdf = SampleDeck(content: content, category: "Energy", founder: "Łukasz (Ö) Nê’s").pdf
        #expect(try await PDFTools().pageCount(of: pdf) == SampleDeck.pageCount)
    }

    @Test func `lines break between words, and figures are shortened`() {
        #expect(SampleDeck.lines(of: "one two  three", columns: 7) == ["one two", "three"])
        #expect(SampleDeck.lines(of: "extraordinary a", columns: 4) == ["extraordinary", "a"])
        #expect(WrittenPDF.escaped("Łö (a\\)") == "L\\366 \\(a\\\\\\)")
        #expect([2_400_000, 48_000, 212, 6.5].map(SampleDeck.short) == ["2.4M", "48k", "212", "6.5"])
    }

    @Test func `a deck that is shown by links alone is no deck to look for`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let file = try await world.files(founder).upload(TestPDF.pages(["A"]), name: "a.pdf")
        let content = StartupContent(title: "Moth", deck: file.id, showsDeck: false)
        _ = try await world.service(founder).create(content, edition: .published)
        #expect(try await world.nobody.search(StartupSearch(hasDeck: true)).total == 0)
        #expect(try await world.nobody.search(StartupSearch()).facets.withDeck == 0)
    }
}
