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
