package import Foundation
package import RepositoriesDomain

/// Repositories that nobody wrote, for decks to be looked at.
nonisolated package enum MadeUpCatalogue {
    private static let subjects: [(noun: String, what: String, topics: [String])] = [
        ("lantern", "A terminal file browser that previews everything", ["cli", "terminal", "tui"]),
        ("harbour", "Static sites with links that never break", ["web", "markdown", "static-site"]),
        ("kiln", "Train small models on the laptop you have", ["machine-learning", "deep-learning", "pytorch"]),
        ("burrow", "An embedded database that survives pulled plugs", ["database", "sql", "storage"]),
        ("sundial", "A real-time operating system for tiny boards", ["embedded", "rtos", "firmware"]),
        ("thicket", "A roguelike engine with a map that remembers you", ["game", "roguelike", "game-engine"]),
        ("gantry", "Deploy containers without a cluster", ["devops", "docker", "containers"]),
        ("prism", "A renderer that explains every pixel", ["graphics", "rendering", "ray-tracing"]),
        ("cipher", "End-to-end encryption in three calls", ["security", "encryption", "privacy"]),
        (
            "almanac", "Home automation that works when the internet does not",
            ["iot", "home-automation", "self-hosted"]
        ),
        ("quill", "An editor for long texts and short attention", ["editor", "developer-tools", "notes"]),
        ("estuary", "Streams, back-pressure and tests for both", ["async", "concurrency", "networking"]),
        ("compass", "A language server for languages you made up", ["compiler", "parser", "developer-tools"]),
        ("tessera", "Data frames that fit into a phone", ["data-science", "dataframe", "statistics"]),
        ("orchard", "Components that look right in both appearances", ["frontend", "css", "ui-components"]),
        ("relay", "A web framework that fits on one page", ["web-framework", "api", "backend"]),
        ("feather", "SwiftUI views that people keep copying", ["swiftui", "ios", "mobile"]),
        ("chorus", "A synthesizer made of text", ["audio", "music", "creative-coding"]),
        ("lattice", "Exercises in algorithms, with the mistakes left in", ["education", "algorithms", "exercises"]),
        ("ferry", "Move data between clouds and back", ["backup", "storage", "self-hosted"]),
    ]

    private static let owners = [
        "northwind-labs", "mira-okafor", "tidewater", "the-paper-lantern-society", "juno", "osk", "fieldnotes",
        "a-collective-with-a-rather-long-name", "kestrel-works", "ada-b",
    ]

    private static let languages = [
        "Rust", "Swift", "Python", "Go", "TypeScript", "C++", "Zig", "Kotlin", "Haskell", "C",
    ]

    /// The first `count` of them, the same in every run.
    package static func repositories(_ count: Int, now: Date) -> [Repository] {
        (0..<count).map { index in
            let subject = subjects[index % subjects.count]
            let round = index / subjects.count
            let language = languages[(index * 7 + round * 3) % languages.count]
            let stars = [42, 310, 1_250, 8_400, 27_000, 96_500][(index * 5 + round) % 6] + index
            return Repository(
                id: Repository.ID(
                    owner: owners[(index * 3 + round) % owners.count],
                    name: round == 0 ? subject.noun : "\(subject.noun)-\(language.lowercased().prefix(4))\(round)"
                ),
                summary: "\(subject.what), written in \(language).",
                language: language,
                topics: subject.topics + [language.lowercased()],
                license: ["MIT", "Apache-2.0", "GPL-3.0", nil][index % 4],
                stars: stars,
                forks: stars / 11,
                openIssues: stars / 90,
                isArchived: false,
                isFork: false,
                createdAt: now.addingTimeInterval(-Double(900 + index) * 86_400),
                pushedAt: now.addingTimeInterval(-Double((index * index) % 700) * 86_400 / 2 - 3_600),
                origin: .github(fetchedAt: now.addingTimeInterval(-60))
            )
        }
    }
}
