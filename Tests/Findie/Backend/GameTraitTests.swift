import Calls
import FindieDomain
import Foundation
import Storage
import StorageTesting
import Testing

@testable import FindieService

/// How a game is played and what is in it: what is known, what is not, and what is refused.
@Suite(.everyEngine) struct GameTraitTests {
    private static let traits = GameTraits(
        session: .hour,
        modes: [.single, .onlineCoOp],
        players: PlayerCount(fewest: 1, most: 4),
        inputs: [.controller],
        languages: [.english, .chineseSimplified],
        accessibility: [.subtitles],
        contentNotes: []
    )

    @Test func `what a maker says of how a game is played is seen by players, and at once when it changes`()
        async throws
    {
        let world = try await FindieWorld()
        let service = try await world.maker()
        var draft = FindieWorld.draft
        draft.traits = Self.traits
        let live = try await world.published(service, try await world.reviewer(), draft)
        let player = try await world.person()
        #expect(try await player.game("lantern-deep").card.game.traits == Self.traits)
        draft.traits?.inputs = [.touch, .keyboardMouse, .touch]
        let edited = try await service.save(draft, of: live.id, version: live.version)
        #expect(edited.state == .published)
        #expect(try await player.game("lantern-deep").card.game.traits?.inputs == [.keyboardMouse, .touch])
        draft.traits = .unknown
        let bare = try await service.save(draft, of: live.id, version: edited.version)
        #expect(bare.draft.traits == nil)
        #expect(try await player.game("lantern-deep").card.game.traits == nil)
    }

    @Test func `a number of players that cannot be is refused by its name`() {
        for players in [PlayerCount(fewest: 0, most: 2), PlayerCount(fewest: 3, most: 2)] {
            #expect(throws: MakerError.invalid(field: "players", reason: .outOfRange)) {
                try GameDraft(traits: GameTraits(players: players)).validated()
            }
        }
    }

    @Test func `a game is to come or out, and players may name its price`() async throws {
        let world = try await FindieWorld()
        let service = try await world.maker()
        var draft = FindieWorld.draft
        draft.price = Price(amount: 0, isNamedByPlayers: true)
        (draft.isToCome, draft.release) = (true, ReleaseDay(year: 2030))  // The day of this world is in 2027.
        let live = try await world.published(service, try await world.reviewer(), draft)
        let seen = try await world.person().game("lantern-deep").card.game
        #expect(seen.price == Price(amount: 0, isNamedByPlayers: true) && seen.isToCome == true)
        draft.isEarlyAccess = true
        await #expect(throws: MakerError.invalid(field: "isToCome", reason: .outAlready)) {
            try await service.save(draft, of: live.id, version: live.version)
        }
        (draft.isEarlyAccess, draft.release) = (false, ReleaseDay(year: 2026))  // The day of this world is in 2027.
        await #expect(throws: MakerError.invalid(field: "release", reason: .past)) {
            try await service.save(draft, of: live.id, version: live.version)
        }
        (draft.isToCome, draft.price) = (false, Price(amount: 0, isNamedByPlayers: false))
        let out = try await service.save(draft, of: live.id, version: live.version)
        #expect(out.draft.isToCome == nil && out.draft.price == Price(amount: 0))
    }

    @Test(arguments: [
        ("4", PlayerCount(fewest: 4, most: 4)), ("1-4", PlayerCount(fewest: 1, most: 4)),
        (" 2 – 8 ", PlayerCount(fewest: 2, most: 8)), ("4-1", nil), ("0", nil), ("", nil), ("1-2-3", nil),
        ("10001", nil), ("-2", nil), ("many", nil), ("99999999999999999999", nil),
    ])
    func `a number of players is read as it is typed`(text: String, count: PlayerCount?) {
        #expect(PlayerCount(text) == count)
    }

    @Test func `the starter catalogue says what tags say, and leaves the rest unknown`() throws {
        let games = try StarterGames(FindieWorld.games(6)).games
        #expect(games[0].traits == GameTraits(modes: [.single], inputs: [.controller]))
        #expect(games[5].traits == GameTraits(modes: [.localCoOp], contentNotes: [.violence]))
        #expect(games[1].traits == nil)
        #expect(games[0].traits?.unknownSubjects == [.session, .languages, .accessibility, .contentNotes])
        let line = FindieWorld.games(1).replacing("single", with: "alone")
        #expect(throws: StarterGames.Problem.line(2)) { try StarterGames(line) }
    }

    @Test func `a game and a draft of the time before are read as they were written`() async throws {
        let world = try await FindieWorld()
        let service = try await world.maker()
        let live = try await world.published(service, try await world.reviewer())
        // Written without a word of how it is played.
        let (facts, draft) = try await world.database.read { connection -> (String, String) in
            let game = try connection.row("SELECT facts FROM findie_games WHERE key = 'lantern-deep'")
            let made = try connection.row("SELECT draft FROM findie_made_games WHERE id = \(live.id)")
            return (try game?["facts"] ?? "", try made?["draft"] ?? "")
        }
        #expect(facts.contains("Lantern") && !facts.contains("traits") && !draft.contains("traits"))
        #expect(try await service.game(live.id).draft == live.draft)
        #expect(try await world.person().game("lantern-deep").card.game.title == "Lantern Deep")
    }
}
