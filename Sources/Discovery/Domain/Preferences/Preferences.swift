package import Calls

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
