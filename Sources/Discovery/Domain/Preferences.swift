package import Calls
import Foundation

/// What somebody said of themselves; everything can be left out and changed at any time.
package struct Preferences: Hashable, Codable, Sendable {
    /// At most 60 characters.
    package var name: String?
    package var experienceLevel: ExperienceLevel?
    package var primaryCluster: Cluster?
    /// Without the primary one.
    package var secondaryClusters: [Cluster]
    /// Languages and tools, such as "Rust" and "Docker", as people write them; at most 30 of at most 40 characters.
    package var techStack: [String]
    /// Topics, lower case; at most 30 of at most 40 characters.
    package var interests: [String]
    package var projectType: ProjectType?
    package var goals: [Goal]
    package var onboardingCompleted: Bool

    package init(
        name: String? = nil,
        experienceLevel: ExperienceLevel? = nil,
        primaryCluster: Cluster? = nil,
        secondaryClusters: [Cluster] = [],
        techStack: [String] = [],
        interests: [String] = [],
        projectType: ProjectType? = nil,
        goals: [Goal] = [],
        onboardingCompleted: Bool = false
    ) {
        self.name = name
        self.experienceLevel = experienceLevel
        self.primaryCluster = primaryCluster
        self.secondaryClusters = secondaryClusters
        self.techStack = techStack
        self.interests = interests
        self.projectType = projectType
        self.goals = goals
        self.onboardingCompleted = onboardingCompleted
    }
}

extension Preferences: EndpointOutput {
    package static let schema = JSONSchema.object(
        .optional("name", .string(0...maximumNameLength)),
        .optional("experienceLevel", .choice(ExperienceLevel.self)),
        .optional("primaryCluster", .choice(Cluster.self)),
        .required("secondaryClusters", .array(of: .choice(Cluster.self), maximum: Cluster.allCases.count)),
        .required("techStack", .array(of: .string(0...maximumWordLength), maximum: maximumWords)),
        .required("interests", .array(of: .string(0...maximumWordLength), maximum: maximumWords)),
        .optional("projectType", .choice(ProjectType.self)),
        .required("goals", .array(of: .choice(Goal.self), maximum: Goal.allCases.count)),
        .required("onboardingCompleted", .boolean)
    ).named("Preferences")
}

extension Preferences {
    /// Languages and tools to choose from, the most common first; anything else can be typed.
    package static let suggestedTechStack = [
        "Python", "JavaScript", "TypeScript", "Java", "Go", "Rust", "C++", "C", "C#", "Swift", "Kotlin", "Ruby", "PHP",
        "Elixir", "Haskell", "Scala", "Clojure", "Julia", "R", "Dart", "Lua", "Zig", "Docker", "Kubernetes",
        "PostgreSQL", "SQLite", "React", "Vue", "Django", "Linux",
    ]

    /// Topics to choose from for these clusters, at most 24, the first cluster's first; common ones without any.
    package static func suggestedInterests(for clusters: [Cluster]) -> [String] {
        let topics = clusters.isEmpty ? commonInterests : clusters.flatMap(\.topics) + commonInterests
        return Array(topics.unique().prefix(24))
    }

    private static let commonInterests = [
        "cli", "web-framework", "testing", "automation", "api", "data-visualization", "machine-learning", "game-engine",
        "database", "terminal", "editor", "privacy",
    ]
}

extension Preferences {
    package static let maximumNameLength = 60
    package static let maximumWords = 30
    package static let maximumWordLength = 40

    /// The preferences as they are kept: trimmed, nothing twice, an empty name none at all.
    ///
    /// - Throws: `invalid` with the field that is too long.
    package func validated() throws(DiscoveryError) -> Preferences {
        var kept = self
        kept.name = try Self.clean(name ?? "", field: "name", atMost: Self.maximumNameLength)
        if kept.name?.isEmpty == true { kept.name = nil }
        kept.secondaryClusters = secondaryClusters.unique().filter { $0 != primaryCluster }
        kept.techStack = try Self.words(techStack, field: "techStack")
        kept.interests = try Self.words(interests.map { $0.lowercased() }, field: "interests")
        kept.goals = goals.unique()
        return kept
    }

    private static func words(_ words: [String], field: String) throws(DiscoveryError) -> [String] {
        var seen: Set<String> = []
        var kept: [String] = []
        for word in words {
            let clean = try clean(word, field: field, atMost: maximumWordLength)
            if !clean.isEmpty, seen.insert(clean.lowercased()).inserted { kept.append(clean) }
        }
        guard kept.count <= maximumWords else { throw .invalid(field: field, reason: .tooMany) }
        return kept
    }

    /// Without control characters and doubled or outer space.
    static func clean(_ text: String, field: String, atMost limit: Int) throws(DiscoveryError) -> String {
        let clean = text.split { $0.isWhitespace || $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7f } }
            .joined(separator: " ")
        guard clean.unicodeScalars.count <= limit else { throw .invalid(field: field, reason: .tooLong) }
        return clean
    }
}

extension Array where Element: Hashable {
    /// Each element once, where it first stood.
    package func unique() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

/// How long somebody has been programming, as they say themselves.
package enum ExperienceLevel: String, Codable, Sendable, CaseIterable {
    case beginner, intermediate, advanced
}

/// What somebody wants repositories for.
package enum Goal: String, Codable, Sendable, CaseIterable {
    case learningNewTech = "learning-new-tech"
    case buildingProject = "building-project"
    case contributing
    case findingSolutions = "finding-solutions"
    case exploring
}

/// What somebody is building.
package enum ProjectType: String, Codable, Sendable, CaseIterable {
    case website
    case webService = "web-service"
    case mobileApp = "mobile-app"
    case desktopApp = "desktop-app"
    case commandLineTool = "command-line-tool"
    case library
    case game
    case dataAnalysis = "data-analysis"
    case machineLearning = "machine-learning"
    case infrastructure
    case device
}

/// How the app looks and feels to one person.
package struct AppSettings: Hashable, Codable, Sendable {
    package enum Appearance: String, Codable, Sendable, CaseIterable { case system, light, dark }

    package var appearance: Appearance
    package var hasHaptics: Bool
    /// Movement becomes fades, whatever the system says.
    package var reducesMotion: Bool
    /// How dates and numbers are written; `nil` for the system's way.
    package var region: String?

    package init(
        appearance: Appearance = .system,
        hasHaptics: Bool = true,
        reducesMotion: Bool = false,
        region: String? = nil
    ) {
        self.appearance = appearance
        self.hasHaptics = hasHaptics
        self.reducesMotion = reducesMotion
        self.region = region
    }

    /// Regions to choose from.
    package static let regions = ["en_GB", "en_US", "de_DE", "fr_FR", "es_ES", "it_IT", "ja_JP", "pt_BR"]
}

extension AppSettings: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("appearance", .choice(Appearance.self)),
        .required("hasHaptics", .boolean),
        .required("reducesMotion", .boolean),
        .optional("region", .string)
    ).named("AppSettings")
}
