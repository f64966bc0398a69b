import AccountsDomain
import Calls
import Client
import Foundation
import ModerationDomain
import PitchDeck
import PitchDeckDomain
import Synchronization
import Testing

@testable import PitchDeckApp
@testable import PitchDeckService

/// What a founder, an investor and a moderator do on their phones, over the phone's own composition.
@MainActor
struct PhoneOperationTests {
    /// One grey point.
    static let picture =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
        ) ?? Data()

    @Test(.enabled(if: PDFTools.missing.isEmpty, "bin/setup installs what draws decks"))
    func `every operation of the client is sent by a phone, and answered as meant`() async throws {
        try await PhonePlace.with { server in
            let sent = Mutex<Set<String>>([])
            let paths = Mutex<Set<String>>([])
            let (transport, promote) = (server.transport, server.promote)
            let place = PhonePlace(
                transport: { request in
                    paths.withLock { _ = $0.insert(request.path) }
                    if case .object(let body)? = try? JSONCoding.decode(JSONValue.self, from: request.body),
                        let document = body["query"]?.string
                    {
                        sent.withLock { _ = $0.insert(document) }
                    }
                    return try await transport(request)
                },
                promote: promote
            )
            let founder = try await place.member("ada")
            let tokens = KeptToken()
            let investor = try await place.member("ivo", tokens)
            let shown = try await Self.publish(founder.dependencies)
            try await Self.look(at: shown, investor.dependencies)
            try await Self.meet(shown, founder, investor.dependencies)
            try await Self.showDeck(of: shown, founder.dependencies, investor.dependencies)
            try await Self.moderate(shown, founder, investor, place)
            try await Self.leave(shown, founder.dependencies)
            try await Self.takeCare(of: investor, tokens, place)
            let never = PitchDeckOperation.all.filter { one in !sent.withLock { $0.contains(one.document) } }
            #expect(never.map(\.name).isEmpty)
            // Bytes of files go their own way.
            let others = paths.withLock { $0 }.filter { path in
                path != "/graphql" && path != "/api/v1/account/picture"
                    && !path.hasPrefix("/api/v1/pitchdeck/uploads")
            }
            #expect(others.isEmpty)
        }
    }

    /// Sends a picture and a deck, drafts and publishes.
    private static func publish(_ founder: PitchDeckDependencies) async throws -> Startup {
        let category = try await founder.startups.categories().first
        let image = try await upload(picture, "kites.png", founder)
        #expect(try await founder.files.file(image.id).kind == .png)
        let page = WrittenPDF.Page(content: "BT /F1 48 Tf 72 200 Td (Kites) Tj ET", width: 640, height: 360)
        let deck = try await upload(WrittenPDF.document([page]), "kites.pdf", founder)
        let content = StartupContent(title: "Kites", category: category?.id, image: image.id, deck: deck.id)
        let draft = try await founder.startups.create(content, edition: .draft)
        #expect(draft.state == .draft)
        var profile = try await founder.profile.profile()
        (profile.bio, profile.language) = ("Builds kites.", .arabic)
        #expect(try await founder.profile.save(profile) == profile)
        let shown = try await founder.startups
            .update(draft.id, content, edition: .published, ifVersion: draft.version)
        #expect(shown.state == .published && shown.content == content)
        return shown
    }

    static func upload(
        _ bytes: Data,
        _ name: String,
        _ founder: PitchDeckDependencies
    ) async throws -> StartupFile {
        let file = FileManager.default.temporaryDirectory.appending(path: "upload-\(UUID().uuidString)")
        try bytes.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }  // A file left in a folder for such files.
        return try await founder.files.upload(file, name: name) { _ in }
    }

    /// Finds a startup and keeps it in the workspace.
    private static func look(at shown: Startup, _ investor: PitchDeckDependencies) async throws {
        var search = StartupSearch(text: "kits", hasDeck: true)
        #expect(try await investor.startups.search(search).startups.map(\.id) == [shown.id])
        search.openedAt = shown.createdAt.addingTimeInterval(-60)
        #expect(try await investor.startups.newer(than: search) == 1)
        #expect(try await investor.startups.startups(StartupQuery(title: "KITES")).total == 1)
        #expect(try await investor.startups.startup(shown.id, edition: .published).content.title == "Kites")
        #expect(try await investor.startups.similar(to: shown.id, limit: 3).isEmpty)
        try await investor.startups.viewed(shown.id)
        #expect(try await investor.workspace.save(shown.id).stage == .new)
        #expect(try await investor.workspace.write(shown.id, stage: .meeting, note: "Ask.").note == "Ask.")
        #expect(try await investor.workspace.entries().map(\.id) == [shown.id])
        #expect(try await investor.workspace.entry(shown.id)?.stage == .meeting)
        let stages = try await investor.workspace.stages()
        #expect(try await investor.workspace.write(Array(stages.reversed())).map(\.id) == stages.reversed().map(\.id))
        try await investor.workspace.remove(shown.id)
    }

    /// Asks for introductions: one is taken back, one accepted.
    private static func meet(
        _ shown: Startup,
        _ phone: PitchDeckPhone,
        _ investor: PitchDeckDependencies
    ) async throws {
        let founder = phone.dependencies
        #expect(try await investor.introductions.door(to: shown.id) == .open)
        let first = try await investor.introductions.ask(shown.id, message: "Hello")
        try await investor.introductions.withdraw(first.id)
        let asked = try await investor.introductions.ask(shown.id, message: "Hello again")
        #expect(try await founder.introductions.answer(asked.id, isAccepted: true).email == "ivo@example.org")
        #expect(try await investor.introductions.introductions().map(\.email) == ["ada@example.org"])
        let item = ReportedItem(kind: "introduction", id: asked.id.text)
        try await phone.moderation.report(item, by: nil, for: .spam, note: "")
        try await founder.introductions.blockAsker(of: asked.id)
    }

    /// Shows the deck by a link with a password, reads it, and shuts the link.
    private static func showDeck(
        of shown: Startup,
        _ founder: PitchDeckDependencies,
        _ investor: PitchDeckDependencies
    ) async throws {
        #expect(try await founder.deckLinks.linkOffers().asksAddress == false)
        let link = try await founder.deckLinks.makeLink(of: shown.id, DeckLinkForm(name: "North", password: "moth"))
        #expect(try await founder.deckLinks.links(of: shown.id).map(\.id) == [link.id])
        let (door, reader) = (DeckDoor.link(link.secret), investor.deckReader)
        await #expect(throws: StartupError.passwordNeeded(isWrong: true)) {
            try await reader.open(door, with: DoorKeys(password: "mouth"), on: .phone)
        }
        await #expect(throws: StartupError.noMail) {
            try await reader.sendCode(door, with: DoorKeys(password: "moth", address: "ivo@example.org"))
        }
        let visit = try await reader.open(door, with: DoorKeys(password: "moth"), on: .phone)
        try await reader.read(visit.id, page: 1, seconds: 7)
        #expect(try await reader.visit(visit.id).id == visit.id)
        #expect(try await founder.deckLinks.readings(of: shown.id).pages.map(\.seconds) == [7])
        #expect(try await founder.deckLinks.setRevoked(link.id, true).revokedAt != nil)
        await #expect(throws: StartupError.linkGone) { try await reader.visit(visit.id) }
        #expect(try await founder.deckLinks.setRevoked(link.id, false).revokedAt == nil)
    }

    /// A moderator approves, hides, hears the founder, and leaves it hidden or not.
    private static func moderate(
        _ shown: Startup,
        _ founder: PitchDeckPhone,
        _ investor: PitchDeckPhone,
        _ place: PhonePlace
    ) async throws {
        _ = try await place.member("mod")
        try await place.promote("mod@example.org")
        let kept = KeptToken()
        let guest = try await place.phone(kept)
        try await guest.takeUp(try await guest.service.signIn(email: "mod@example.org", password: PhonePlace.password))
        let moderator = try await place.phone(kept)
        #expect(moderator.profile?.isModerator == true && founder.profile?.isModerator == false)
        let reviews = moderator.dependencies.reviews
        let waiting = try #require(try await reviews.queue().first)
        #expect(waiting.id == shown.id && !waiting.isHeld)
        try await reviews.approve(shown.id, ifVersion: waiting.startup.version)
        #expect(try await reviews.queue().isEmpty)

        let item = ReportedItem(kind: "startup", id: shown.id.text)
        try await investor.moderation.report(item, by: nil, for: .spam, note: "")
        #expect(try await moderator.moderation.queue().map(\.item.kind).sorted() == ["introduction", "startup"])
        _ = try await moderator.moderation.decide(.hidden, on: item, note: "Says nothing.")
        let unwanted = UUID()
        try await moderator.moderation.block(unwanted)
        try await moderator.moderation.unblock(unwanted)
        #expect(try await moderator.moderation.blocked().isEmpty)
        let startups = founder.dependencies.startups
        #expect(try await startups.appeal(shown.id, "It says all.").appeal?.isAnswered == false)
        let appealed = try #require(try await reviews.queue().first)
        try await reviews.sendBack(shown.id, ifVersion: appealed.startup.version, note: "Still nothing.")
        #expect(try await startups.startup(shown.id, edition: .published).appeal?.isAnswered == true)
    }

    /// Confirms, takes back, deletes, and brings back.
    private static func leave(_ shown: Startup, _ founder: PitchDeckDependencies) async throws {
        #expect(try await founder.startups.confirm(shown.id).id == shown.id)
        #expect(try await founder.startups.withdraw(shown.id).state == .withdrawn)
        try await founder.startups.delete(shown.id)
        #expect(try await founder.startups.ownStartups().first?.deletedAt != nil)
        #expect(try await founder.startups.restore(shown.id).deletedAt == nil)
    }

    /// What an account does with its password and its sessions.
    private static func takeCare(of phone: PitchDeckPhone, _ tokens: KeptToken, _ place: PhonePlace) async throws {
        try await phone.service.requestPasswordReset(email: "ivo@example.org")
        await #expect(throws: AccountError.linkExpired) {
            try await phone.service.resetPassword(link: "none", to: "another long phrase")
        }
        try await phone.takeUp(
            try await phone.service.changePassword(from: PhonePlace.password, to: "another long phrase")
        )
        #expect(try await place.phone(tokens).profile?.email == "ivo@example.org")
        let again = try await place.phone(tokens)
        let sessions = try await again.service.sessions()
        #expect(sessions.map(\.isCurrent) == [true])
        try await Self.lookAtPage(again.service)
        try await again.service.endSession(UUID())
        try await again.service.signOut()
        await #expect(throws: AccountError.notSignedIn) { try await again.service.sessions() }
        let last = try await place.member("zoe")
        try await last.service.delete(password: PhonePlace.password)
        await #expect(throws: AccountError.notSignedIn) { try await last.service.account() }
    }

    /// Reads and changes what the account's page has.
    private static func lookAtPage(_ service: GraphQLAccountService) async throws {
        #expect(try await service.account().email == "ivo@example.org")
        #expect(try await service.options() == AccountOptions())
        #expect(try await service.rename(to: "Ivo").name == "Ivo")
        #expect(try await service.setPicture(picture, key: .init()).picture?.width == 1)
        #expect(try await service.removePicture(key: .init()).picture == nil)
        #expect(try await service.record(.communityRules, version: "1", isGiven: true).kind == .communityRules)
        #expect(try await service.consents().count == 2)
        #expect(try await service.identities().isEmpty)
        try await service.unlink(.steam)
        await #expect(throws: AccountError.linkExpired) { try await service.confirmEmail(link: "none") }
        await #expect(throws: AccountError.notOffered) { try await service.requestEmailConfirmation() }
        #expect(try await service.export().account.name == "Ivo")
    }
}
