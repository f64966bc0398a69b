import Foundation
import PitchDeckDomain
import Synchronization
import Testing

@testable import PitchDeckService

/// Files, decks, profiles and moderation: the same of the services in the process and of their remote twins.
@Suite(.serialized)
struct StartupDeckServiceTests {
    /// One grey point.
    private static let picture =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
        ) ?? Data()
    private static let page = WrittenPDF.Page(content: "BT /F1 48 Tf 72 200 Td (Alpha) Tj ET", width: 640, height: 360)

    @Test(
        .enabled(if: PDFTools.missing.isEmpty, "bin/setup installs what draws decks"),
        arguments: ServicePlace.allCases
    )
    func `a deck is sent, shown by a link, read and measured, the same in both places`(
        place: ServicePlace
    ) async throws {
        try await StartupPeople.with(place) { founder, reader in
            let bytes = WrittenPDF.document([Self.page, Self.page])
            let file = try await founder.files.upload(bytes, named: "kites.pdf")
            #expect(file.kind == .pdf && file.name == "kites.pdf" && file.byteCount == bytes.count)
            #expect(try await founder.files.file(file.id).name == file.name)
            await #expect(throws: StartupError.notFound(file.id)) { try await reader.files.file(file.id) }
            await #expect(throws: StartupError.invalid("files", .unreadable)) {
                try await founder.files.upload(Data("%PDF-1.4 and nothing else".utf8), named: "lie.pdf")
            }
            let content = StartupContent(title: "Kites", deck: file.id, showsDeck: false)
            let id = try await founder.startups.create(content, edition: .published).id
            let form = DeckLinkForm(name: "North", password: "moth", allowsDownload: true)
            let link = try await founder.deckLinks.makeLink(of: id, form)
            #expect(link.name == "North" && link.hasPassword && link.allowsDownload && !link.isMarked)
            #expect(try await founder.deckLinks.links(of: id).map(\.secret) == [link.secret])
            await #expect(throws: StartupError.notOwner) { try await reader.deckLinks.links(of: id) }
            await #expect(throws: StartupError.passwordNeeded(isWrong: false)) {
                try await reader.deckReader.open(.link(link.secret), with: DoorKeys(), on: .phone)
            }
            let opened = try await reader.deckReader
                .open(.link(link.secret), with: DoorKeys(password: "moth"), on: .phone)
            #expect(opened.startup == id && opened.title == "Kites" && opened.deck.id == file.id)
            #expect(opened.deck.pageCount == 2 && opened.allowsDownload && !opened.isPreview && opened.isMeasured)
            #expect(try await reader.deckReader.visit(opened.id).id == opened.id)
            try await reader.deckReader.read(opened.id, page: 2, seconds: 12)
            let readings = try await founder.deckLinks.readings(of: id)
            #expect(readings.opens == 1 && readings.pages.map(\.seconds) == [0, 12])
            #expect(readings.visits.map(\.id) == [opened.id] && readings.visits.first?.device == .phone)
            #expect(try await founder.deckLinks.setRevoked(link.id, true).revokedAt != nil)
            await #expect(throws: StartupError.linkGone) { try await reader.deckReader.visit(opened.id) }
            #expect(try await founder.deckLinks.linkOffers().asksAddress == false)
        }
    }

    @Test(
        .enabled(if: PDFTools.missing.isEmpty, "bin/setup installs what draws decks"),
        arguments: ServicePlace.allCases
    )
    func `a deck that takes several pieces is whole, and how much is there is told where it is sent`(
        place: ServicePlace
    ) async throws {
        try await StartupPeople.with(place) { founder, _ in
            let long = String(repeating: "% Nothing is drawn by this line.\n", count: 60_000)
            let bytes = WrittenPDF.document([
                WrittenPDF.Page(content: long, width: 640, height: 360)
            ])
            let shares = Mutex<[Double]>([])
            let file = try await founder.files.upload(bytes, named: "long.pdf") { share in
                shares.withLock { $0.append(share) }
            }
            #expect(file.byteCount == bytes.count && file.kind == .pdf)
            let told = shares.withLock(\.self)
            #expect(place == .inProcess ? told.isEmpty : told.count == 3 && told == told.sorted() && told.last == 1)
            await #expect(throws: StartupError.invalid("files", .empty)) {
                try await founder.files.upload(Data(), named: "none.pdf")
            }
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `a profile is the same in both places`(place: ServicePlace) async throws {
        try await StartupPeople.with(place) { person, other in
            var profile = try await person.profile.profile()
            #expect(profile.isMember && !profile.isModerator && profile.email != nil && profile.language == nil)
            (profile.bio, profile.showsEmail, profile.language) = ("Kites.", true, .hindi)
            #expect(try await person.profile.save(profile) == profile)
            profile.language = nil
            #expect(try await person.profile.save(profile) == profile)
            #expect(try await person.profile.profile() == profile)
            let file = try await person.files.upload(Self.picture, named: "ada.png")
            profile.picture = file.id
            #expect(try await person.profile.save(profile) == profile)
            let startup = try await person.startups.create(StartupContent(title: "Kites"), edition: .published)
            #expect(startup.author.picture == file.id)
            await #expect(throws: StartupError.invalid("avatar", .unknownValue)) {
                try await other.profile.save(FounderProfile(picture: file.id))
            }
            profile.picture = nil
            #expect(try await person.profile.save(profile) == profile)
            profile.bio = String(repeating: "a", count: StartupAuthor.maximumBio + 1)
            await #expect(throws: StartupError.invalid("bio", .tooLong)) { try await person.profile.save(profile) }
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `only what a moderator hides is answered, and by its founder alone`(place: ServicePlace) async throws {
        try await StartupPeople.with(place) { founder, reader in
            let startup = try await founder.startups.create(StartupContent(title: "Kites"), edition: .published)
            await #expect(throws: StartupError.nothingToAppeal) {
                try await founder.startups.appeal(startup.id, "Show it")
            }
            await #expect(throws: StartupError.notOwner) { try await reader.startups.appeal(startup.id, "Show it") }
            await #expect(throws: StartupError.invalid("text", .empty)) {
                try await founder.startups.appeal(startup.id, " ")
            }
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `who is no moderator is told so in both places`(place: ServicePlace) async throws {
        try await StartupPeople.with(place) { founder, reader in
            let startup = try await founder.startups.create(StartupContent(title: "Kites"), edition: .published)
            await #expect(throws: StartupError.notModerator) { try await reader.reviews.queue() }
            await #expect(throws: StartupError.notModerator) {
                try await reader.reviews.approve(startup.id, ifVersion: startup.version)
            }
            await #expect(throws: StartupError.notModerator) {
                try await reader.reviews.sendBack(startup.id, ifVersion: startup.version, note: "")
            }
        }
    }
}

extension StartupFileService {
    /// Uploads bytes as a file of this machine.
    fileprivate func upload(
        _ bytes: Data,
        named name: String,
        onProgress: @escaping @Sendable (Double) async -> Void = { _ in }
    ) async throws -> StartupFile {
        let file = FileManager.default.temporaryDirectory.appending(path: "upload-\(UUID().uuidString)")
        try bytes.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }  // A file left in a folder for such files.
        return try await upload(file, name: name, onProgress: onProgress)
    }
}
