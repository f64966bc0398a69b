import DiscoveryDomain
import Foundation
import Recommender
import RepositoriesDomain
import Testing

@testable import DiscoveryService
@testable import RepoFinderService
@testable import RepositoriesService

/// What answers alone ask for among all repositories that ship with Serendip.
struct WholeCatalogueTests {
    private static let catalogue = Result {
        let entries = try StarterCatalogue.builtIn().entries + RankedCatalogue.builtIn().catalogue().entries
        let items = entries.map { RepositoryItem($0.repository, labels: $0.labels.fields, level: $0.labels.level) }
        return ItemCatalogue<RepositoryCatalogue>(items, names: [:])
    }

    @Test(arguments: try Persona.all)
    func `the first twenty are of what was answered, the best known among the first ten`(persona: Persona) throws {
        let catalogue = try Self.catalogue.get()
        let first = try first(20, for: persona.preferences, in: catalogue).map { catalogue.items[$0] }
        let names = first.map(\.title)
        #expect(first.count { persona.isRight($0.repository, of: $0.clusters) } >= 17, "\(names)")
        #expect(Set(persona.expected).isSubset(of: names), "\(names)")
        guard let field = persona.preferences.primaryCluster else { return }
        let isBeginner = persona.preferences.experienceLevel == .beginner
        let known = catalogue.items.filter {
            $0.clusters.first == field && !$0.repository.isArchived && !(isBeginner && $0.level == "advanced")
        }.sorted { $0.popularity > $1.popularity }.prefix(3).map(\.title)
        #expect(Set(known).isSubset(of: names.prefix(10)), "\(known) in \(names)")
    }

    /// As a deck is ordered before anything was judged, without the model: at most two of an owner.
    private func first(
        _ count: Int,
        for preferences: Preferences,
        in catalogue: ItemCatalogue<RepositoryCatalogue>
    ) throws -> [Int] {
        let fit = try #require(AnswerFit(preferences, catalogue: catalogue, itemCount: catalogue.count, judged: 0))
        let open = catalogue.mask(.none, at: Date(timeIntervalSince1970: 1_800_000_000), itemCount: catalogue.count)
        let boosts = fit.boosts(in: fit.suitable(open, atLeast: count))
        var owners: [Int32: Int] = [:]
        return Array(
            boosts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key)
                .filter { item in
                    owners[catalogue.owners[item], default: 0] += 1
                    return owners[catalogue.owners[item], default: 0] <= 2
                }
                .prefix(count)
        )
    }
}
