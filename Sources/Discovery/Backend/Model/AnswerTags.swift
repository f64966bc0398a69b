import DiscoveryDomain
import Recommender

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
