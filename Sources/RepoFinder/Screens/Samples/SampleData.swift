import DiscoveryDomain
import Foundation
import RepositoriesDomain

/// Made-up repositories and cards for samples.
nonisolated enum SampleData {
    /// 1 July 2026, 12:00 UTC.
    static let now = Date(timeIntervalSince1970: 1_782_907_200)

    static let repositories: [Repository] = [
        repository(
            "harbour",
            "lighthouse",
            "A static site generator that finds broken links.",
            "Swift",
            12_345,
            days: 2
        ),
        repository("moor", "peat", "", nil, 7, days: 800),
        repository(
            "a-foundation-with-a-very-long-name-indeed",
            "and-a-repository-whose-name-does-not-end-soon",
            "A description that goes on and on, as some do, to see what four lines of it look like on a small phone "
                + "and whether anything important is pushed off the card by it, which would be a pity for all.",
            "TypeScript",
            1_204_000,
            days: 120
        ),
        repository("tidewater", "estuary", "Streams, back-pressure and tests for both.", "Rust", 880, days: 20),
    ]

    static let cards: [Card] = [
        card(
            0,
            fit: 92,
            [
                Reason(
                    cause: .saved(repository: repositories[3].id),
                    subjects: [TasteSubject(.topic, "static-site"), TasteSubject(.topic, "markdown")],
                    share: 60
                ),
                Reason(
                    cause: .answers(subjects: [
                        TasteSubject(.language, "Swift"), TasteSubject(.cluster, "web-frontend"),
                    ]),
                    subjects: [TasteSubject(.language, "Swift")],
                    share: 30
                ),
                Reason(cause: .active(pushedAt: now.addingTimeInterval(-2 * 86_400)), subjects: [], share: 0),
            ]
        ),
        card(1, fit: 8, [Reason(cause: .exploring, subjects: [], share: 100)]),
        card(
            2,
            fit: 57,
            [
                Reason(cause: .popular(stars: 1_204_000), subjects: [TasteSubject(.topic, "publishing")], share: 80),
                Reason(cause: .starred(repository: repositories[0].id), subjects: [], share: 20),
                Reason(
                    cause: .taste(
                        subjects: [TasteSubject(.language, "Swift"), TasteSubject(.topic, "terminal")],
                        count: 4
                    ),
                    subjects: [TasteSubject(.language, "Swift"), TasteSubject(.topic, "terminal")],
                    share: 12
                ),
            ]
        ),
        card(3, fit: 100, [Reason(cause: .liked(repository: repositories[0].id), subjects: [], share: 90)]),
    ]

    static let decks = [
        Deck(id: deckID(1), name: "", filters: .none),
        Deck(
            id: deckID(2),
            name: "Weekend",
            filters: DeckFilters(
                languages: ["Rust", "Zig"],
                includedTopics: ["game"],
                excludedTopics: ["blockchain"],
                minimumStars: 100,
                activity: .month,
                licenses: ["MIT"]
            )
        ),
    ]

    static let releases = [
        RepositoryRelease(
            repository: repositories[0].id,
            name: "2.1.0",
            publishedAt: now.addingTimeInterval(-2 * 86_400)
        ),
        RepositoryRelease(repository: repositories[2].id, name: nil, publishedAt: now.addingTimeInterval(-3_600)),
    ]

    static let favourites: [Favourite] = [
        Favourite(
            repository: repositories[0],
            savedAt: now.addingTimeInterval(-3 * 86_400),
            tags: ["web", "reading list"],
            note: "For the club’s new site; ask Mira about the themes."
        ),
        Favourite(repository: repositories[2], savedAt: now.addingTimeInterval(-30 * 86_400), tags: [], note: ""),
    ]

    static let preferences = Preferences(
        name: "Mira",
        experienceLevel: .advanced,
        primaryCluster: .systems,
        secondaryClusters: [.commandLine, .games],
        techStack: ["Rust", "Nix"],
        interests: ["kernel", "type-theory"],
        projectType: .commandLineTool,
        goals: [.contributing, .exploring],
        onboardingCompleted: true
    )

    static let statistics = Statistics(
        judged: 148,
        liked: 52,
        saved: 11,
        starred: 1_240,
        languages: [
            Statistics.LanguageCount(language: "Rust", count: 21),
            Statistics.LanguageCount(language: "Swift", count: 12),
            Statistics.LanguageCount(language: "TypeScript", count: 9),
            Statistics.LanguageCount(language: "", count: 3),
        ],
        weeks: (0..<5).map { week in
            Statistics.Week(
                start: Date(timeIntervalSince1970: 1_780_272_000 + Double(week) * 7 * 86_400),
                judged: 20 + week * 7,
                liked: 6 + week * 4 % 9,
                languages: []
            )
        }
    )

    static func batch(_ cards: [Card] = cards, isEnd: Bool = false, undoDepth: Int = 3) -> CardBatch {
        CardBatch(cards: cards, isEnd: isEnd, undoDepth: undoDepth)
    }

    static func detail(_ repository: Repository) -> RepositoryDetail {
        RepositoryDetail(
            repository: repository,
            watchers: 310,
            lastReleaseAt: now.addingTimeInterval(-5 * 86_400),
            lastReleaseName: "2.4.0",
            webURL: URL(string: "https://github.com/\(repository.id.fullName)") ?? .homeDirectory,
            isFavourite: false
        )
    }

    private static func deckID(_ number: Int) -> UUID {
        UUID(uuidString: "00000000-0000-4000-8000-00000000000\(number)") ?? UUID()
    }

    private static func card(_ index: Int, fit: Int, _ reasons: [Reason]) -> Card {
        let repository = repositories[index]
        return Card(
            repository: repository,
            fit: fit,
            reasons: reasons,
            clusters: [.webFrontend],
            vitality: Vitality(of: repository, at: now),
            isSaved: false,
            signs: index == 0
                ? CardSigns(
                    releaseName: "2.4.0",
                    releasedAt: now.addingTimeInterval(-5 * 86_400),
                    weeklyStars: [40, 62, 55, 90, 71, 120, 133, 160]
                ) : nil
        )
    }

    private static func repository(
        _ owner: String,
        _ name: String,
        _ summary: String,
        _ language: String?,
        _ stars: Int,
        days: Int
    ) -> Repository {
        Repository(
            id: Repository.ID(owner: owner, name: name),
            summary: summary,
            language: language,
            topics: language == nil ? [] : ["static-site", "markdown", "publishing", "documentation", "websites"],
            license: language == nil ? nil : "MIT",
            stars: stars,
            forks: stars / 12,
            openIssues: stars / 100,
            isArchived: language == nil,
            isFork: false,
            homepage: language == nil ? nil : URL(string: "https://example.org/"),
            createdAt: now.addingTimeInterval(-2_000 * 86_400),
            pushedAt: now.addingTimeInterval(-Double(days) * 86_400),
            origin: .github(fetchedAt: now.addingTimeInterval(-60))
        )
    }
}
