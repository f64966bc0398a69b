import DiscoveryDomain
import Foundation
import Testing

@testable import DiscoveryService
@testable import Recommender
@testable import RepoFinderService

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
