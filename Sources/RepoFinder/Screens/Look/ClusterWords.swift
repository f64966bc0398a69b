import DiscoveryDomain

/// What people call a field, and its symbol.
extension Cluster {
    var title: String { words("repofinder.cluster.\(rawValue)") }

    var systemImage: String {
        switch self {
        case .commandLine: "terminal"
        case .creativeCoding: "waveform"
        case .dataScience: "chart.bar"
        case .databases: "square.stack"
        case .desktop: "desktopcomputer"
        case .developerTools: "wand.and.stars"
        case .devops: "arrow.triangle.2.circlepath"
        case .education: "books.vertical"
        case .embedded: "cpu"
        case .games: "gamecontroller"
        case .graphics: "photo"
        case .languages: "chevron.left.forwardslash.chevron.right"
        case .machineLearning: "sparkles"
        case .mobile: "iphone"
        case .networking: "dot.radiowaves.left.and.right"
        case .security: "lock"
        case .selfHosted: "house"
        case .systems: "gearshape"
        case .webBackend: "bolt"
        case .webFrontend: "globe"
        }
    }
}

extension TasteSubject {
    /// As people call it; a language as it is written.
    var title: String {
        switch kind {
        case .cluster: Cluster(rawValue: name)?.title ?? name
        case .topic: TopicWords.title(name)
        case .language: name
        }
    }
}

extension TasteSubject {
    /// The same for subjects that say one thing in two ways, as the field Command line and the topic CLI do.
    var meaning: String {
        let plain = name.lowercased().replacing("-", with: "")
        return Self.meanings[plain] ?? plain
    }

    private static let meanings: [String: String] = {
        let alike = [
            "commandline cli commandlinetool commandlineinterface console", "webfrontend frontend",
            "webbackend backend", "databases database", "games game gamedev gamedevelopment", "languages language",
            "desktop desktopapp", "machinelearning ml", "education learning", "networking network",
            "systems systemsprogramming", "developertools devtools", "datascience dataanalysis", "kubernetes k8s",
            "selfhosted selfhosting", "go golang", "javascript js", "typescript ts", "c++ cpp", "c# csharp",
        ].map { $0.split(separator: " ").map(String.init) }
        return Dictionary(uniqueKeysWithValues: alike.flatMap { names in names.map { ($0, names[0]) } })
    }()
}

extension [TasteSubject] {
    /// The first of those that mean the same.
    var distinctMeanings: [TasteSubject] {
        var seen: Set<String> = []
        return filter { seen.insert($0.meaning).inserted }
    }
}

extension Array where Element: Equatable {
    /// Adds what is missing at the end, and takes away what is there.
    nonisolated mutating func toggle(_ element: Element) {
        if let index = firstIndex(of: element) { remove(at: index) } else { append(element) }
    }
}

/// Topics as people write them; GitHub keeps them in lower case with hyphens.
nonisolated enum TopicWords {
    /// `machine-learning` is "Machine learning", `cli` is "CLI"; what is no topic's spelling stays as it is.
    static func title(_ topic: String) -> String {
        guard topic == topic.lowercased() else { return topic }
        if let known = spellings[topic] { return known }
        let parts = topic.split(separator: "-").map { spellings[String($0)] ?? String($0) }
        let words = parts.joined(separator: " ")
        guard let first = words.first, parts[0] == parts[0].lowercased() else { return words }
        return first.uppercased() + words.dropFirst()
    }

    private static let spellings = [
        "ai": "AI", "api": "API", "aws": "AWS", "cd": "CD", "chatgpt": "ChatGPT", "ci": "CI", "ci-cd": "CI/CD",
        "cli": "CLI", "cms": "CMS", "cpp": "C++", "cpu": "CPU", "cross-platform": "Cross-platform", "csharp": "C#",
        "css": "CSS", "csv": "CSV", "devops": "DevOps", "dns": "DNS", "dotnet": ".NET", "ecs": "ECS", "esp32": "ESP32",
        "github": "GitHub", "gpu": "GPU", "graphql": "GraphQL", "gtk": "GTK", "gui": "GUI", "html": "HTML",
        "http": "HTTP", "https": "HTTPS", "ide": "IDE", "ios": "iOS", "iot": "IoT", "javascript": "JavaScript",
        "jquery": "jQuery", "json": "JSON", "latex": "LaTeX", "llm": "LLM", "llvm": "LLVM", "macos": "macOS",
        "mqtt": "MQTT", "mysql": "MySQL", "nlp": "NLP", "nodejs": "Node.js", "nosql": "NoSQL", "ocr": "OCR",
        "opengl": "OpenGL", "orm": "ORM", "p2p": "P2P", "pdf": "PDF", "php": "PHP", "postgresql": "PostgreSQL",
        "pytorch": "PyTorch", "qt": "Qt", "rest": "REST", "rss": "RSS", "rtos": "RTOS", "sdk": "SDK",
        "self-hosted": "Self-hosted", "sql": "SQL", "sqlite": "SQLite", "ssh": "SSH", "swiftui": "SwiftUI",
        "tensorflow": "TensorFlow", "tls": "TLS", "tui": "TUI", "typescript": "TypeScript", "ui": "UI",
        "uikit": "UIKit", "vpn": "VPN", "webgl": "WebGL", "webgpu": "WebGPU", "websocket": "WebSocket", "yaml": "YAML",
    ]
}
