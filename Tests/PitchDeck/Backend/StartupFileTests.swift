import AccountsDomain
import Blobs
import Foundation
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine, .enabled(if: PDFTools.missing.isEmpty, "bin/setup installs what draws decks"))
struct StartupFileTests {
    @Test func `pictures lose what is written beside them, and are everybody's once they are published`() async throws {
        let world = try await PitchDeckWorld()
        let (founder, other) = (try await world.account(), try await world.account())
        let file = try await world.files(founder).upload(TestPDF.png, name: "moth.png")
        #expect(file.width == 1 && file.byteCount < TestPDF.png.count)
        await #expect(throws: StartupError.invalid("deck", .wrongKind)) {
            try await world.service(founder).create(StartupContent(title: "Moth", deck: file.id), edition: .draft)
        }
        let draft = try await world.service(founder)
            .create(StartupContent(title: "Moth", image: file.id, gallery: [file.id]), edition: .draft)
        #expect(try await world.files(other).content(of: file.id) == nil)
        #expect(try await world.files(founder).content(of: file.id)?.bytes.count == file.byteCount)
        let shown = try await world.service(founder).update(
            draft.id,
            draft.content,
            edition: .published,
            ifVersion: nil
        )
        #expect(shown.content.image == file.id && shown.content.gallery == [file.id])
        #expect(try await world.files(nil).content(of: file.id) != nil)
    }

    @Test func `a founder's picture is everybody's while it is theirs and they have something published`() async throws
    {
        let world = try await PitchDeckWorld()
        let (founder, other) = (try await world.account(), try await world.account())
        let file = try await world.files(founder).upload(TestPDF.png, name: "ada.png")
        let deck = try await world.files(founder).upload(TestPDF.pages(["One"]), name: "deck.pdf")
        await #expect(throws: StartupError.invalid("avatar", .unknownValue)) {
            try await world.profile(other).save(FounderProfile(picture: file.id))
        }
        await #expect(throws: StartupError.invalid("avatar", .wrongKind)) {
            try await world.profile(founder).save(FounderProfile(picture: deck.id))
        }
        #expect(try await world.profile(founder).save(FounderProfile(picture: file.id)).picture == file.id)
        #expect(try await world.files(other).content(of: file.id) == nil)
        let startup = try await world.service(founder).create(StartupContent(title: "Moth"), edition: .published)
        #expect(startup.author.picture == file.id)
        #expect(try await world.files(nil).content(of: file.id) != nil)
        // It stands in a profile, and so stays.
        world.clock.advance(86_401)
        try await StoredStartupService.clean(world.database, at: world.clock.now)
        #expect(try await world.files(nil).content(of: file.id) != nil)
        #expect(try await world.profile(founder).save(FounderProfile()).picture == nil)
        #expect(try await world.files(nil).content(of: file.id) == nil)
        // Taking it out can be undone for a day, whatever was cleaned up meanwhile.
        try await StoredStartupService.clean(world.database, at: world.clock.now)
        #expect(try await world.profile(founder).save(FounderProfile(picture: file.id)).picture == file.id)
        #expect(try await world.profile(founder).save(FounderProfile()).picture == nil)
        world.clock.advance(86_401)
        try await StoredStartupService.clean(world.database, at: world.clock.now)
        await #expect(throws: StartupError.notFound(file.id)) { try await world.files(founder).file(file.id) }
    }

    @Test func `a guest's profile goes over to an account that has none, and into the export`() async throws {
        let world = try await PitchDeckWorld()
        let (guest, member) = (try await world.account(isMember: false), try await world.account())
        let file = try await world.files(guest).upload(TestPDF.png, name: "ada.png")
        let told = FounderProfile(bio: "Kites.", picture: file.id, language: .hindi)
        _ = try await world.profile(guest).save(told)
        try await world.database.write { connection in
            try StartupRecords().merge(guest, into: member, connection)
            _ = try connection.execute("DELETE FROM accounts WHERE id = \(guest)")
        }
        let merged = try await world.profile(member).profile()
        #expect((merged.bio, merged.picture, merged.language) == ("Kites.", file.id, .hindi))
        #expect(try await world.files(member).content(of: file.id) != nil)
        let export = try await world.database.read { try StartupRecords().export(of: member, $0) }
        #expect("\(export)".contains("Kites.") && "\(export)".contains(file.id.text))
    }

    @Test func `files that draw the same number are both kept, and each is told by its own`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let first = try await world.files(founder).upload(TestPDF.png, name: "moth.png")
        let blob = try await world.blobs.keep(TestPDF.png)
        var same = first
        same.id = .random()
        let second = try await world.database.write { [same] connection in
            try FileStore(connection: connection).insert(same, blob, of: founder)
        }
        #expect(second.number != first.number)
        let named = try await world.database.read { connection in
            let store = FileStore(connection: connection)
            return [try store.id(named: String(first.number)), try store.id(named: String(second.number))]
        }
        #expect(named == [first.id, second.id])
    }

    @Test func `what is unused goes after a day, with its bytes, and what is used stays`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let startup = try await world.withDeck(founder)
        let deck = try #require(startup.content.deck)
        let unused = try await world.files(founder).upload(TestPDF.png, name: "moth.png")
        world.clock.advance(86_401)
        try await StoredStartupService.clean(world.database, at: world.clock.now)
        await #expect(throws: StartupError.notFound(unused.id)) { try await world.files(founder).file(unused.id) }
        #expect(try await world.files(founder).file(deck).kind == .pdf)
        // The picture's bytes are nobody's; the deck and its page are somebody's.
        let readers = StartupRecords().blobReaders.map { SQL(raw: "NOT EXISTS (") + $0 + ")" }
        let unread: Int? = try await world.database.read { connection in
            try connection.row(
                "SELECT COUNT(*) AS n FROM picture_blobs WHERE \(readers.joined(separator: " AND "))"
            )?["n"]
        }
        #expect(unread == 1)
    }
}
