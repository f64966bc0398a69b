import DiscoveryDomain
import Recommender
import RepositoriesDomain

/// What somebody said of themselves as answers the recommender knows.
struct AnswerTags {
    private let preferences: Preferences

    init(_ preferences: Preferences) {
        self.preferences = preferences
    }

    /// The tags in the order of how much they say, each once.
    var tags: [String] {
        var tags: [String] = []
        if let cluster = preferences.primaryCluster { tags.append(cluster.rawValue) }
        tags += preferences.techStack.map(ItemDescription.normalized)
        tags += preferences.interests.map(ItemDescription.normalized)
        tags += preferences.secondaryClusters.map(\.rawValue)
        tags += preferences.projectType.map(Self.tags(of:)) ?? []
        if let level = preferences.experienceLevel { tags.append(ItemTags.level(level.rawValue)) }
        if preferences.goals.contains(.learningNewTech) { tags.append(Cluster.education.rawValue) }
        var seen: Set<String> = []
        return tags.filter { seen.insert($0).inserted }
    }

    private static func tags(of project: ProjectType) -> [String] {
        switch project {
        case .website: [Cluster.webFrontend.rawValue]
        case .webService: [Cluster.webBackend.rawValue]
        case .mobileApp: [Cluster.mobile.rawValue]
        case .desktopApp: [Cluster.desktop.rawValue]
        case .commandLineTool: [Cluster.commandLine.rawValue]
        case .library: []
        case .game: [Cluster.games.rawValue]
        case .dataAnalysis: [Cluster.dataScience.rawValue]
        case .machineLearning: [Cluster.machineLearning.rawValue]
        case .infrastructure: [Cluster.devops.rawValue]
        case .device: [Cluster.embedded.rawValue]
        }
    }
}

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
