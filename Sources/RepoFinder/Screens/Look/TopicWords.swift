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
