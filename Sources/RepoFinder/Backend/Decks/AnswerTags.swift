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
        if let cluster = preferences.projectType.flatMap(Self.cluster) { tags.append(cluster.rawValue) }
        if let level = preferences.experienceLevel { tags.append(RepositoryItem.level(level.rawValue)) }
        if preferences.goals.contains(.learningNewTech) { tags.append(Cluster.education.rawValue) }
        var seen: Set<String> = []
        return tags.filter { seen.insert($0).inserted }
    }

    /// The field that a project is of; `nil` for a library, which may be of any.
    static func cluster(of project: ProjectType) -> Cluster? {
        switch project {
        case .website: .webFrontend
        case .webService: .webBackend
        case .mobileApp: .mobile
        case .desktopApp: .desktop
        case .commandLineTool: .commandLine
        case .library: nil
        case .game: .games
        case .dataAnalysis: .dataScience
        case .machineLearning: .machineLearning
        case .infrastructure: .devops
        case .device: .embedded
        }
    }
}
