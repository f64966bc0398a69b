import DesignSystem
import Foundation
import RepositoriesDomain
import RepositoryScreens

/// Made-up repositories and favourites for samples.
nonisolated enum SampleData {
    /// 1 July 2026, 12:00 UTC.
    static let now = Date(timeIntervalSince1970: 1_782_907_200)

    static let repositories: [Repository] = [
        repository("harbour", "lighthouse", "A static site generator that finds broken links.", "Swift", 12_345),
        repository("moor", "peat", "", nil, 7),
        repository(
            "a-foundation-with-a-very-long-name-indeed",
            "and-a-repository-whose-name-does-not-end-soon",
            "A description that goes on and on, as some do, to see what two lines of it look like on a small phone "
                + "and whether anything important is pushed off the screen by it.",
            "TypeScript",
            1_204_000
        ),
    ]

    static let favourites: [Favourite] = [
        Favourite(
            repository: repositories[0],
            savedAt: now.addingTimeInterval(-3 * 86_400),
            tags: ["web", "reading list"],
            note: "For the club’s new site; ask Mira about the themes."
        ),
        Favourite(repository: repositories[1], savedAt: now.addingTimeInterval(-30 * 86_400), tags: [], note: ""),
    ]

    static let starterStatus = SourceStatus(
        source: .starter,
        starterDate: now.addingTimeInterval(-40 * 86_400),
        starterCount: 420
    )

    static let githubStatus = SourceStatus(
        source: .github,
        starterDate: now.addingTimeInterval(-40 * 86_400),
        starterCount: 420,
        searchLimit: RateLimit(limit: 30, remaining: 12, resetsAt: now.addingTimeInterval(40))
    )

    static let readme = Readme(blocks: [
        .heading(level: 1, [.text("Lighthouse")]),
        .paragraph([
            .text("Builds a "), .strong([.text("whole site")]), .text(" in "), .code("1.2 s"), .text(", see "),
            .link(URL(string: "https://example.org/docs") ?? .homeDirectory, [.text("the documentation")]),
            .text(" & more <script>."),
        ]),
        .code(language: "sh", "lighthouse build --watch\nopen http://localhost:8000"),
        .list(
            start: nil,
            [
                Readme.Item(blocks: [.paragraph([.text("No configuration")])]),
                Readme.Item(checked: true, blocks: [.paragraph([.text("Incremental builds")])]),
                Readme.Item(checked: false, blocks: [.paragraph([.emphasis([.text("Plugins")])])]),
            ]
        ),
        .list(start: 3, [Readme.Item(blocks: [.paragraph([.text("Third")])])]),
        .quote([.paragraph([.text("It finds what I forgot.")])]),
        .alert(.warning, [.paragraph([.text("Version 3 reads other settings.")])]),
        .details(summary: [.text("Changes")], isOpen: true, [.paragraph([.text("Quicker.")])]),
        .details(summary: [], isOpen: false, [.paragraph([.text("Hidden at first.")])]),
        .table(
            header: [[.text("Pages")], [.text("Seconds")]],
            alignments: [.leading, .trailing],
            rows: [[[.text("100")], [.text("0.2")]], [[.text("10,000")], [.text("9.8")]]]
        ),
        .rule,
    ])

    /// With pictures, and longer than what is kept.
    static let cutReadme = Readme(
        blocks: [
            .image(url: picture, alternative: "The whole lighthouse", link: picture, size: .init(width: 200)),
            .paragraph([
                .image(picture, alternative: "build"), .image(picture, alternative: "size", size: .init(height: 20)),
            ]),
            .image(url: picture, alternative: "", link: nil),
        ],
        isTruncated: true
    )

    private static let picture = URL(string: "https://example.org/lighthouse.png") ?? .homeDirectory

    static func page(
        _ repositories: [Repository] = repositories,
        next: Int? = nil,
        isCapped: Bool = false,
        source: SourceStatus.Source = .github,
        reading: SearchReading? = nil
    ) -> RepositoryPage {
        RepositoryPage(
            repositories: repositories,
            totalCount: isCapped ? 48_210 : repositories.count,
            isIncomplete: false,
            page: 1,
            nextPage: next,
            isCapped: isCapped,
            source: source,
            reading: reading
        )
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

    private static func repository(
        _ owner: String,
        _ name: String,
        _ summary: String,
        _ language: String?,
        _ stars: Int
    ) -> Repository {
        Repository(
            id: Repository.ID(owner: owner, name: name),
            summary: summary,
            language: language,
            topics: language == nil ? [] : ["static-site", "markdown", "publishing"],
            license: language == nil ? nil : "MIT",
            stars: stars,
            forks: stars / 12,
            openIssues: stars / 100,
            isArchived: language == nil,
            isFork: false,
            homepage: language == nil ? nil : URL(string: "https://example.org/"),
            createdAt: now.addingTimeInterval(-2_000 * 86_400),
            pushedAt: now.addingTimeInterval(-2 * 3_600),
            origin: .github(fetchedAt: now.addingTimeInterval(-60))
        )
    }
}

/// View models in states that samples show.
struct SampleModels {
    let dependencies: GitRepDDependencies
    let toasts: ToastPresenter
    let shelf: FavouritesStore

    init(
        favourites: [Favourite]? = SampleData.favourites,
        recents: [String] = [],
        status: SourceStatus = SampleData.githubStatus
    ) {
        dependencies = GitRepDDependencies(
            repositories: SampleRepositoryService(status: status),
            favourites: SampleFavouriteService(stored: favourites ?? [], recents: recents),
            now: { SampleData.now }
        )
        toasts = ToastPresenter(clock: dependencies.clock)
        shelf = FavouritesStore(
            service: dependencies.favourites,
            toasts: toasts,
            now: dependencies.now,
            favourites: favourites
        )
    }
}
