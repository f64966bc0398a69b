import DesignSystem
import Foundation
import RepositoriesDomain

@testable import GitRepD

nonisolated extension Date {
    /// 14 November 2023, 22:13:20 UTC.
    static let testNow = Date(timeIntervalSince1970: 1_700_000_000)
}

nonisolated extension Repository {
    static func test(
        _ name: String = "swift-nio",
        owner: String = "apple",
        summary: String = "Event-driven network framework",
        stars: Int = 8_000,
        language: String? = "Swift",
        topics: [String] = [],
        origin: Origin = .github(fetchedAt: .testNow)
    ) -> Repository {
        Repository(
            id: ID(owner: owner, name: name),
            summary: summary,
            language: language,
            topics: topics,
            stars: stars,
            forks: 600,
            isArchived: false,
            isFork: false,
            origin: origin
        )
    }
}

nonisolated extension Favourite {
    /// `age` in seconds before `Date.testNow`.
    static func test(
        _ repository: Repository = .test(),
        age: TimeInterval = 0,
        tags: [String] = [],
        note: String = ""
    ) -> Favourite {
        Favourite(repository: repository, savedAt: .testNow.addingTimeInterval(-age), tags: tags, note: note)
    }
}

nonisolated extension RepositoryDetail {
    static func test(_ repository: Repository = .test()) -> RepositoryDetail {
        RepositoryDetail(repository: repository, webURL: URL(filePath: "/"), isFavourite: false)
    }
}

nonisolated extension RepositoryPage {
    static func test(
        _ names: [String],
        page: Int = 1,
        next: Int? = nil,
        isCapped: Bool = false
    ) -> RepositoryPage {
        RepositoryPage(
            repositories: names.map { .test($0) },
            totalCount: 100,
            isIncomplete: false,
            page: page,
            nextPage: next,
            isCapped: isCapped,
            source: .github
        )
    }
}

extension GitRepDDependencies {
    static func test(
        repositories: any RepositoryService = ScriptedRepositoryService(),
        favourites: any FavouriteService = MemoryFavouriteService(),
        clock: any Clock<Duration> = ManualClock()
    ) -> GitRepDDependencies {
        GitRepDDependencies(repositories: repositories, favourites: favourites, clock: clock, now: { .testNow })
    }
}

extension FavouriteShelf {
    static func test(_ service: any FavouriteService, toasts: ToastPresenter? = nil) -> FavouriteShelf {
        FavouriteShelf(
            service: service,
            toasts: toasts ?? ToastPresenter(clock: ManualClock()),
            now: { .testNow }
        )
    }
}
