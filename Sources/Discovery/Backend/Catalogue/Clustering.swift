import DiscoveryDomain
import RepositoriesDomain

/// Places repositories in clusters: where the starter catalogue labels them, or by topics and language.
enum Clustering {
    /// Never empty.
    static func clusters(of repository: Repository, labels: String) -> [Cluster] {
        let labelled = labels.split(separator: ",").compactMap { Cluster(rawValue: String($0)) }
        guard labelled.isEmpty else { return labelled }
        let topics = Set(repository.topics)
        let matching = Cluster.allCases.map { cluster in (cluster, cluster.topics.count(where: topics.contains)) }
            .filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
        guard matching.isEmpty else { return matching.prefix(3).map(\.0) }
        return [repository.language.flatMap { usual[$0] } ?? .developerTools]
    }

    /// What a language is mostly used for; only for repositories without a telling topic.
    private static let usual: [String: Cluster] = [
        "Swift": .mobile, "Kotlin": .mobile, "Dart": .mobile, "Objective-C": .mobile, "Python": .dataScience,
        "Jupyter Notebook": .dataScience, "R": .dataScience, "Julia": .dataScience, "JavaScript": .webFrontend,
        "TypeScript": .webFrontend, "HTML": .webFrontend, "CSS": .webFrontend, "Vue": .webFrontend,
        "Svelte": .webFrontend, "Go": .webBackend, "Java": .webBackend, "PHP": .webBackend, "Ruby": .webBackend,
        "C#": .webBackend, "Elixir": .webBackend, "Rust": .systems, "C": .systems, "C++": .systems, "Zig": .systems,
        "Assembly": .systems, "Shell": .commandLine, "HCL": .devops, "Dockerfile": .devops, "Lua": .games,
        "GDScript": .games, "GLSL": .graphics, "Verilog": .embedded, "Arduino": .embedded, "Haskell": .languages,
        "OCaml": .languages, "Scheme": .languages,
    ]
}
