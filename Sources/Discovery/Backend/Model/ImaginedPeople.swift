import DiscoveryDomain
import Recommender
import RepositoriesDomain

/// People who like what goes together: everything of one language in one field, everything with two topics.
///
/// The engine imagines people too, by words and tags; those of fields and languages make a first deck that follows the
/// answers where the engine's do not: of the first 20 cards of ten personas 14 and more against 8 and more
/// (`FirstDeckTests`). There are so many of these that the engine adds none of its own.
///
/// A catalogue that nobody has judged yet is trained on them, so that answers mean something from the first card; they
/// leave when real people are enough (``ModelBuilder/enoughPeople``).
struct ImaginedPeople {
    let catalogue: ItemCatalogue

    /// A taste that few items meet says little.
    private let fewest = 3
    private let limit = 3_000

    /// What each of them chose.
    var choices: [[Int32]] {
        let all = catalogue.subjects.filter { $0.value.count >= fewest }
            .sorted { ($0.value.count, $1.key.text) > ($1.value.count, $0.key.text) }
        let languages = all.filter { $0.key.kind == .language }
        let clusters = all.filter { $0.key.kind == .cluster }
        let topics = all.filter { $0.key.kind == .topic }.prefix(300)
        var people = (languages + clusters + topics).map(\.value)
        for cluster in clusters {
            let members = Set(cluster.value)
            people.append(bestKnown(cluster.value))
            for other in languages + topics {
                let both = other.value.filter(members.contains)
                if both.count >= fewest { people.append(both) }
            }
        }
        return Array(people.prefix(limit))
    }

    /// The better known half.
    private func bestKnown(_ items: [Int32]) -> [Int32] {
        let sorted = items.sorted {
            (catalogue.repositories[Int($0)].stars, $1) > (catalogue.repositories[Int($1)].stars, $0)
        }
        return Array(sorted.prefix(max(fewest, items.count / 2)))
    }
}

extension TasteSubject {
    fileprivate var text: String { "\(kind.rawValue) \(name)" }
}
