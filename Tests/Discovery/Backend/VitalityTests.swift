import DiscoveryDomain
import Foundation
import RepositoriesDomain
import Testing

struct VitalityTests {
    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func state(pushed: Double, origin: Repository.Origin) -> Vitality.State {
        let repository = Repository(
            id: Repository.ID(owner: "octo", name: "boat"),
            summary: "Floats",
            topics: [],
            stars: 1,
            forks: 0,
            isArchived: false,
            isFork: false,
            pushedAt: Self.now.addingTimeInterval(-pushed * 86_400),
            origin: origin
        )
        return Vitality(of: repository, at: Self.now).state
    }

    @Test func `what ships with the program is judged by the day of its facts`() {
        let shipped = Repository.Origin.starter(asOf: Self.now.addingTimeInterval(-400 * 86_400))
        #expect(state(pushed: 401, origin: shipped) == .active)
        #expect(state(pushed: 500, origin: shipped) == .slow)
        #expect(state(pushed: 800, origin: shipped) == .quiet)
        #expect(state(pushed: 401, origin: .github(fetchedAt: Self.now)) == .quiet)
    }
}
