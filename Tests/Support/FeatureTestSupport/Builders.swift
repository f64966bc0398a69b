package import DesignSystem
package import Foundation
package import RepositoriesDomain
package import RepositoryScreens

nonisolated extension Date {
    /// 14 November 2023, 22:13:20 UTC.
    package static let testNow = Date(timeIntervalSince1970: 1_700_000_000)
}

nonisolated extension Repository {
    package static func test(
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
    package static func test(
        _ repository: Repository = .test(),
        age: TimeInterval = 0,
        tags: [String] = [],
        note: String = ""
    ) -> Favourite {
        Favourite(repository: repository, savedAt: .testNow.addingTimeInterval(-age), tags: tags, note: note)
    }
}

nonisolated extension RepositoryDetail {
    package static func test(_ repository: Repository = .test()) -> RepositoryDetail {
        RepositoryDetail(repository: repository, webURL: URL(filePath: "/"), isFavourite: false)
    }
}

nonisolated extension RepositoryPage {
    package static func test(
        _ names: [String],
        page: Int = 1,
        next: Int? = nil,
        isCapped: Bool = false,
        source: SourceStatus.Source = .github,
        isBeingRefreshed: Bool = false
    ) -> RepositoryPage {
        RepositoryPage(
            repositories: names.map { .test($0) },
            totalCount: 100,
            isIncomplete: false,
            page: page,
            nextPage: next,
            isCapped: isCapped,
            source: source,
            isBeingRefreshed: isBeingRefreshed
        )
    }
}

extension FavouritesStore {
    package static func test(_ service: any FavouriteService, toasts: ToastPresenter? = nil) -> FavouritesStore {
        FavouritesStore(
            service: service,
            toasts: toasts ?? ToastPresenter(clock: ManualClock()),
            now: { .testNow }
        )
    }
}
