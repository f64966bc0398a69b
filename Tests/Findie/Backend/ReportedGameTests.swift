import AccountsDomain
import FindieDomain
import Foundation
import ModerationDomain
import ModerationService
import StorageTesting
import Testing

@testable import FindieService

@Suite(.everyEngine) struct ReportedGameTests {
    @Test func `what a moderator hides is out of players' sight at once, and its maker is told`() async throws {
        let world = try await FindieWorld()
        let (service, reviewer) = (try await world.maker(), try await world.reviewer())
        let game = try await world.published(service, reviewer)
        let slug = try #require(game.slug)
        let player = try await world.person()
        _ = try await player.addWish(slug)
        #expect(try await player.cards(GameRequest(count: 16)).cards.map(\.id).contains(slug))
        let item = ReportedItem(kind: Game.reportedKind, id: slug)
        let (reader, admin) = (world.moderation(of: player.account), world.moderation(of: reviewer.account))
        // Once for each person, with what was said last.
        for note in ["Stolen", "Stolen from a friend of mine"] {
            try await reader.report(item, by: nil, for: .other, note: note)
        }
        let waiting = try await admin.queue()
        #expect(waiting.map(\.count) == [1] && waiting[0].notes == ["Stolen from a friend of mine"])
        await #expect(throws: ModerationError.forbidden) { try await reader.decide(.hidden, on: item, note: "") }
        _ = try await admin.decide(.hidden, on: item, note: "Its pictures are of another game.")

        await #expect(throws: FindieError.gameNotFound(slug)) { try await player.game(slug) }
        // Who decides about it sees it.
        let seen = try await world.backend.service(for: reviewer.account).game(slug)
        #expect(seen.card.game.slug == slug && seen.isHidden == true)
        #expect(try await player.search("lantern deep", count: 5).allSatisfy { $0.slug != slug })
        #expect(try await player.wishes().isEmpty)
        let other = try await world.person()
        #expect(try await !other.cards(GameRequest(count: 50)).cards.map(\.id).contains(slug))
        let media = game.media[0].id
        #expect(try await world.makers().media(media, for: nil) == nil)
        let own = try await service.game(game.id)
        #expect(own.isHidden && own.state == .published)
        #expect(own.hiddenNote == "Its pictures are of another game." && own.note.isEmpty)
        // Changing it is no way around it.
        let draft = GameDraft(title: "Lantern Deep", platforms: [.mac])
        _ = try await service.save(draft, of: game.id, version: own.version)
        await #expect(throws: FindieError.gameNotFound(slug)) { try await player.game(slug) }

        _ = try await admin.decide(.kept, on: item, note: "")
        let shown = try await player.game(slug)
        #expect(shown.card.game.slug == slug && shown.isHidden == nil)
        #expect(try await service.game(game.id).hiddenNote == nil)
        #expect(try await player.wishes().count == 1)
        #expect(try await world.makers().media(media, for: nil) != nil)
    }

    @Test func `a game of the catalogue that is hidden leaves decks whose model still knows it`() async throws {
        let world = try await FindieWorld()
        let player = try await world.person()
        let top = try #require(try await player.cards(GameRequest(count: 1)).cards.first?.id)
        let admin = world.moderation(of: try await world.member("admin@example.org", role: .admin))
        let item = ReportedItem(kind: Game.reportedKind, id: top)
        try await admin.report(item, by: nil, for: .other, note: "")
        _ = try await admin.decide(.hidden, on: item, note: "")
        for start in [player, try await world.person()] {
            #expect(try await !start.cards(GameRequest(count: 50)).cards.map(\.id).contains(top))
        }
        #expect(try await world.backend.search(top, count: 50, showsAdult: true).allSatisfy { $0.slug != top })
    }
}
