import DiscoveryDomain
import Foundation
import RepositoriesDomain
import Testing

@testable import DiscoveryService
@testable import Recommender
@testable import RepoFinderService

/// Places in a deck for what the starter model's people could not choose.
struct LaterPlacesTests {
    @Test func `of all first places as many came later as are due, and nothing else changes`() async throws {
        let model = try await DiscoveryWorld().backend.keeper.current()
        for seed in 0..<60 as Range<UInt64> { try check(model, SplitMix64(seed: seed)) }
    }

    private func check(_ model: DeckModel<RepositoryCatalogue>, _ seeded: SplitMix64) throws {
        var random = seeded
        let items = (0..<model.itemCount).shuffled(using: &random)
        let later = ItemSet(items.filter { _ in Bool.random(using: &random) }, itemCount: model.itemCount)
        let (earlier, came) = (items.filter { !later.contains($0) }, items.filter(later.contains))
        let (new, old) = (Int.random(in: 1...6, using: &random), Int.random(in: 0...6, using: &random))
        let taste = UserEncoder(model.snapshot).taste(of: TasteProfile(likes: came.prefix(new) + earlier.prefix(old)))
        let places = try #require(LaterPlaces(later, for: taste))

        let held = Array(items.suffix(Int.random(in: 0...20, using: &random)))
        let rest = items.dropLast(held.count)
        let cards = rest.prefix(Int.random(in: 1...30, using: &random)).map(Self.card)
        let missing = places.missing(among: cards, besides: held)
        let further = rest.dropFirst(cards.count).filter(later.contains).prefix(missing).map(Self.card)
        let mixed = places.mixed(cards, with: further, besides: held).map(\.item)

        let share = Double(new) / Double(new + old + 2)
        for count in 1...mixed.count {
            let shown = held + mixed.prefix(count)
            let due = Int((share * Double(shown.count)).rounded(.down))
            // What a screen holds already may be short of them.
            let possible = held.count(where: later.contains) + count
            #expect(shown.count(where: later.contains) >= min(due, possible))
        }
        // Both kinds keep their order, the least likely of what was there before yield, and nothing comes later than it was.
        func isLater(_ item: Int) -> Bool { later.contains(item) }
        let ranked = cards.map(\.item)
        #expect(mixed.count == ranked.count && further.count == missing)
        #expect(mixed.filter(isLater) == ranked.filter(isLater) + further.map(\.item))
        #expect(mixed.filter { !isLater($0) } == ranked.filter { !isLater($0) }.dropLast(missing))
        for item in ranked.filter(isLater) {
            #expect(try #require(mixed.firstIndex(of: item)) <= #require(ranked.firstIndex(of: item)))
        }
    }

    @Test func `likes of what was there before change nothing`() async throws {
        let model = try await DiscoveryWorld().backend.keeper.current()
        let later = try #require(model.laterItems)
        let known = (0..<model.itemCount).filter { !later.contains($0) }
        let taste = UserEncoder(model.snapshot).taste(of: TasteProfile(likes: known.prefix(9)))
        #expect(known.count > 100 && LaterPlaces(later, for: taste) == nil)
    }

    @Test(arguments: [1, 20])
    func `who likes what came later is shown as much of it, however many cards are asked for`(count: Int) async throws {
        let world = try await DiscoveryWorld()
        let model = try await world.backend.keeper.current()
        let later = try #require(model.laterItems)
        let liked = model.catalogue.items(of: TasteSubject(.language, "JavaScript")).map(Int.init)
            .filter(later.contains).prefix(4)
        let person = try await world.person()
        for item in liked {
            _ = try await person.decide(
                Decision(.like(repository: model.catalogue.items[item].repository.id), decidedAt: world.clock.now)
            )
        }
        var shown: [Repository.ID] = []
        while shown.count < 20 {
            shown += try await person.cards(CardRequest(count: count, held: shown)).cards.map(\.id)
        }
        let came = shown.compactMap { model.item($0.key) }.count(where: later.contains)
        #expect(liked.count == 4 && came >= 20 * 4 / 6)
    }

    private static func card(_ item: Int) -> SlateCard {
        SlateCard(item: item, score: 0, likeRate: 0, propensity: 1, isExploring: false)
    }
}
