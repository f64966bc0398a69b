import DiscoveryDomain
import Foundation
import Recommender
import Testing

@testable import DiscoveryService
@testable import Recommender
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

/// What is summed of a person is kept from swipe to swipe, for those who swipe.
struct KeptSumsTests {
    private let model: DeckModel<RepositoryCatalogue>

    init() async throws {
        model = try await DiscoveryWorld(starter: smallCatalogue(30)).backend.keeper.current()
    }

    /// Somebody who saved two repositories and has judged so many others.
    private func person(_ judgements: Int) -> Person<RepositoryCatalogue> {
        var person = Person<RepositoryCatalogue>()
        person.saved = ["owner1/repo1", "owner2/repo2"]
        person.savedStamp = SavedStamp(count: 2, latest: 1)
        for number in 1...judgements {
            let act = LedgerEvent.Act.judge("owner\(number)/repo\(number)", number % 3 == 0 ? .like : .skip)
            let date = Date(timeIntervalSince1970: Double(number))
            person.ledger.append(LedgerEvent(sequence: Int64(number), act: act, decidedAt: date))
        }
        return CardDealer(model: model, person: person, now: Date(timeIntervalSince1970: 100)).end()
    }

    @Test func `a new judgement comes after all that was summed, saved or judged`() {
        let events = (5...12).map { PersonProfile(person($0), model: model).taste.events }
        for (before, after) in zip(events, events.dropFirst()) {
            #expect(after.count == before.count + 1)
            #expect(after.starts(with: before))
        }
        // What was saved counts as saved and nothing else.
        #expect(events[0].count { $0.reaction == .save } == 2)
        #expect(Set(events[0].map(\.item)).count == events[0].count)
    }

    @Test func `those who were here last keep their sums, and all are still known`() {
        let (people, known) = (UserCache<RepositoryCatalogue>(summedLimit: 2), person(5))
        #expect(!known.sums.square.isEmpty)
        let accounts = (0..<3).map { _ in UUID() }
        for account in accounts { people.keep(known, of: account) }
        #expect(accounts.map { people[$0]?.sums.square.isEmpty } == [true, false, false])
        #expect(people[accounts[0]]?.ledger == known.ledger)
        // Back again, at the cost of somebody else's.
        people.keep(known, of: accounts[0])
        #expect(accounts.map { people[$0]?.sums.square.isEmpty } == [false, true, false])
    }
}
