import DiscoveryDomain
import Recommender
import RepositoriesDomain

/// What is said of repositories, in the words that answers are given in.
///
/// A tag is a topic, a language in lower case, a cluster or a level; topics and clusters that are spelt alike are one.
enum ItemTags {
    static func description(of item: Int, in catalogue: ItemCatalogue) -> ItemDescription {
        let repository = catalogue.repositories[item]
        return ItemDescription(
            title: repository.id.fullName,
            text: repository.summary,
            tags: tags(of: item, in: catalogue),
            maker: repository.id.owner
        )
    }

    static func tags(of item: Int, in catalogue: ItemCatalogue) -> [String] {
        var tags = catalogue.repositories[item].topics
        if let language = catalogue.repositories[item].language { tags.append(language.lowercased()) }
        tags += catalogue.clusters[item].map(\.rawValue)
        if let level = catalogue.levels[item] { tags.append(Self.level(level)) }
        return tags
    }

    /// Not to be taken for a topic.
    static func level(_ name: String) -> String { "level:\(name)" }
}
