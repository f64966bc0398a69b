import DiscoveryDomain
import Foundation
import Recommender
import Testing

@testable import DiscoveryService
@testable import RepoFinderService

/// What is brought up to date event by event is what would be made anew.
struct JudgedItemsTests {
    private let first: DeckModel<RepositoryCatalogue>
    private let second: DeckModel<RepositoryCatalogue>

    init() async throws {
        first = try await DiscoveryWorld(starter: smallCatalogue(12)).backend.keeper.current()
        second = try await DiscoveryWorld(starter: smallCatalogue(30)).backend.keeper.current()
    }

    private func made(of ledger: Ledger, in model: DeckModel<RepositoryCatalogue>) -> JudgedItems {
        var judged = JudgedItems()
        judged.follow(ledger, in: model)
        return judged
    }

    /// Something that may happen next; some keys are of repositories that only the second model ranks, or none.
    private func event(after ledger: Ledger, _ random: inout SeededNumbers) -> LedgerEvent {
        let number = random.below(32)
        let key = "owner\(number)/repo\(number)"
        let known = ledger.opinions.keys.sorted()
        let again = known.isEmpty ? key : known[random.below(known.count)]
        let act: LedgerEvent.Act =
            switch random.below(8) {
            case 0, 1: .judge(key, .like)
            case 2: .judge(key, .skip)
            case 3: .judge(again, .like)
            case 4: .judge(again, .star)
            case 5: .forget(again)
            case 6: .rule(TasteSubject(.topic, "cli"), .less)
            default: ledger.undoable().map { .undo($0.sequence) } ?? .judge(key, .star)
            }
        // Dates are not in the order of the events: stars are years old, and clocks differ.
        let date = Date(timeIntervalSince1970: Double(random.below(50)))
        return LedgerEvent(sequence: ledger.last + 1, act: act, decidedAt: date)
    }

    @Test(arguments: 0..<20)
    func `following event by event, in steps of any length and over a new model, comes to the same`(seed: Int) {
        var random = SeededNumbers(state: UInt64(seed))
        var (ledger, followed) = (Ledger(), JudgedItems())
        for step in 0..<300 {
            ledger.append(event(after: ledger, &random))
            guard random.below(3) > 0 else { continue }
            let model = step < 150 ? first : second
            followed.follow(ledger, in: model)
            #expect(followed == made(of: ledger, in: model), "step \(step)")
        }
        #expect(!followed.events(atMost: 1_000).isEmpty)
    }

    @Test func `what is remembered keeps the order in which it was decided`() {
        var ledger = Ledger()
        for (number, second) in [(1, 30.0), (2, 10), (3, 20)] {
            let act = LedgerEvent.Act.judge("owner\(number)/repo\(number)", number == 2 ? .skip : .like)
            ledger.append(
                LedgerEvent(sequence: ledger.last + 1, act: act, decidedAt: Date(timeIntervalSince1970: second))
            )
        }
        let events = made(of: ledger, in: first).events(atMost: 2)
        #expect(events.map(\.item) == [3, 1].compactMap { first.item("owner\($0)/repo\($0)") })
    }

    @Test(arguments: [(3, 0), (4, 0), (5, 3), (7, 3), (8, 6), (10, 6)])
    func `what is too old is left behind in steps`(count: Int, left: Int) {
        var ledger = Ledger()
        for number in 0..<count {
            let act = LedgerEvent.Act.judge("owner\(number)/repo\(number)", .like)
            let date = Date(timeIntervalSince1970: Double(number))
            ledger.append(LedgerEvent(sequence: Int64(number + 1), act: act, decidedAt: date))
        }
        let events = made(of: ledger, in: first).events(atMost: 4, inStepsOf: 3)
        #expect(events.map(\.item) == (left..<count).compactMap { first.item("owner\($0)/repo\($0)") })
    }
}

/// The same numbers each time (Vigna's SplitMix64).
private struct SeededNumbers {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }
}
