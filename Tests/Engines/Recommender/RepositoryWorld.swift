@testable import Recommender

/// A catalogue of repositories as an app has it on its first day: text, topics, language and stars, and nobody's events.
struct RepositoryWorld {
    /// The topic and the language of each repository.
    let topics: [String]
    let languages: [String]
    let descriptions: [ItemDescription]
    let stars: [Float]

    static let subjects: [(topic: String, words: [String], languages: [String])] = [
        ("command-line", ["terminal", "shell", "fast", "search", "files"], ["Rust", "Go"]),
        ("web-framework", ["server", "http", "routing", "api", "middleware"], ["TypeScript", "Python", "Go"]),
        ("machine-learning", ["training", "neural", "models", "tensors", "inference"], ["Python", "Julia"]),
        ("game-engine", ["rendering", "physics", "sprites", "shaders", "scenes"], ["C++", "Rust"]),
        ("database", ["storage", "query", "index", "transactions", "replication"], ["Go", "Rust", "C++"]),
        ("frontend", ["components", "state", "browser", "styles", "hooks"], ["TypeScript", "JavaScript"]),
        ("security", ["exploit", "encryption", "scanner", "secrets", "audit"], ["Go", "Python"]),
        ("education", ["course", "exercises", "interview", "lessons", "beginners"], ["JavaScript", "Python"]),
    ]

    init(count: Int = 400, seed: UInt64 = 3) {
        var random = SplitMix64(seed: seed)
        var topics: [String] = []
        var languages: [String] = []
        var stars: [Float] = []
        descriptions = (0..<count).map { item in
            let subject = Self.subjects[item % Self.subjects.count]
            let language = subject.languages.randomElement(using: &random) ?? "C"
            let words = subject.words.shuffled(using: &random).prefix(3)
            topics.append(subject.topic)
            languages.append(language)
            stars.append(Float(exponential(4 + 2 * random.nextNormal())))
            // A third carry no topics, as in life.
            let tags = Int.random(in: 0..<3, using: &random) == 0 ? [language] : [language, subject.topic]
            return ItemDescription(
                title: "maker\(item % 90)/project\(item)",
                text: "A \(words.joined(separator: " and ")) project",
                tags: tags,
                maker: "maker\(item % 90)"
            )
        }
        self.topics = topics
        self.languages = languages
        self.stars = stars
    }

    func snapshot() throws -> Snapshot {
        let input = TrainingInput(
            choices: InteractionMatrix(rows: [], columnCount: descriptions.count),
            descriptions: descriptions,
            questions: Self.subjects.map(\.topic) + ["Rust", "Go", "Python", "TypeScript"],
            popularity: stars
        )
        let settings = ModelSettings(items: descriptions.count, pairs: 0)
        let trainer = ModelTrainer(settings: settings, algebra: LinearAlgebra(openBLAS: nil))
        return try Snapshot(trainer.train(input).contents)
    }
}
