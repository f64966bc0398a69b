package import Calls
package import RepositoriesDomain

/// A field that repositories belong to, one or several each, with a name people understand.
///
/// The raw value is what the starter catalogue writes; repositories from GitHub get theirs from topics and language.
package enum Cluster: String, Codable, Sendable, CaseIterable {
    case commandLine = "command-line"
    case creativeCoding = "creative-coding"
    case dataScience = "data-science"
    case databases
    case desktop
    case developerTools = "developer-tools"
    case devops
    case education
    case embedded
    case games
    case graphics
    case languages
    case machineLearning = "machine-learning"
    case mobile
    case networking
    case security
    case selfHosted = "self-hosted"
    case systems
    case webBackend = "web-backend"
    case webFrontend = "web-frontend"
}

extension Cluster {
    /// GitHub topics that are typical of the cluster, most telling first.
    ///
    /// They are what onboarding offers as interests, and how a repository that nobody labelled is placed.
    package var topics: [String] {
        switch self {
        case .commandLine: ["cli", "command-line", "terminal", "shell", "tui", "command-line-tool", "console", "zsh"]
        case .creativeCoding:
            ["creative-coding", "generative-art", "audio", "music", "processing", "animation", "synthesizer", "shader"]
        case .dataScience:
            [
                "data-science", "data-analysis", "data-visualization", "pandas", "statistics", "dataframe", "jupyter",
                "visualization",
            ]
        case .databases: ["database", "sql", "sqlite", "postgresql", "orm", "key-value-store", "nosql", "storage"]
        case .desktop: ["desktop", "gui", "macos", "linux-desktop", "electron", "gtk", "qt", "window-manager"]
        case .developerTools:
            [
                "developer-tools", "linter", "testing", "editor", "formatter", "static-analysis", "debugger",
                "build-tool",
            ]
        case .devops:
            ["devops", "kubernetes", "docker", "infrastructure", "monitoring", "ci-cd", "containers", "observability"]
        case .education: ["education", "learning", "tutorial", "course", "algorithms", "exercises", "awesome", "book"]
        case .embedded:
            ["embedded", "microcontroller", "arduino", "iot", "firmware", "esp32", "rtos", "home-automation"]
        case .games: ["game", "game-engine", "gamedev", "game-development", "roguelike", "emulator", "ecs", "godot"]
        case .graphics: ["graphics", "rendering", "opengl", "vulkan", "image-processing", "3d", "ray-tracing", "webgl"]
        case .languages:
            [
                "programming-language", "compiler", "interpreter", "language", "parser", "virtual-machine", "lisp",
                "llvm",
            ]
        case .machineLearning:
            [
                "machine-learning", "deep-learning", "neural-network", "llm", "nlp", "computer-vision", "pytorch",
                "tensorflow",
            ]
        case .mobile: ["mobile", "ios", "android", "swiftui", "flutter", "react-native", "jetpack-compose", "uikit"]
        case .networking: ["networking", "http", "proxy", "http-client", "dns", "vpn", "p2p", "protocol"]
        case .security:
            [
                "security", "encryption", "cryptography", "pentesting", "password-manager", "privacy", "fuzzing",
                "malware",
            ]
        case .selfHosted:
            ["self-hosted", "home-server", "rss", "file-sync", "media-server", "notes", "backup", "wiki"]
        case .systems:
            [
                "operating-system", "kernel", "systems-programming", "memory", "concurrency", "performance", "async",
                "linux",
            ]
        case .webBackend:
            ["web-framework", "backend", "api", "rest", "server", "graphql", "microservices", "http-server"]
        case .webFrontend:
            ["frontend", "react", "vue", "css", "ui-components", "javascript-framework", "svelte", "web"]
        }
    }
}

/// A cluster with what is in it.
package struct ClusterSummary: Hashable, Codable, Sendable, Identifiable {
    package var cluster: Cluster
    package var repositoryCount: Int
    /// The best known, at most 3.
    package var examples: [Repository.ID]

    package var id: Cluster { cluster }

    package init(cluster: Cluster, repositoryCount: Int, examples: [Repository.ID]) {
        self.cluster = cluster
        self.repositoryCount = repositoryCount
        self.examples = examples
    }
}

extension ClusterSummary: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("cluster", .choice(Cluster.self)),
        .required("repositoryCount", .count),
        .required("examples", .array(of: Repository.ID.schema, maximum: 3))
    ).named("ClusterSummary")
}
