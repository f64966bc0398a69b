import DesignSystem
package import Foundation
import Observation
package import RepositoriesDomain

/// The favourites screen: what is kept, narrowed and ordered.
@Observable
package final class FavouritesViewModel {
    package enum State: Equatable {
        case loading
        case empty
        case list([Favourite])
        /// There are favourites, but the words and the tag leave none.
        case noMatch
        case failed(RepositoryError)
    }

    package private(set) var filter = FavouriteFilter()
    package private(set) var importState = ImportState.idle

    package enum ImportState: Equatable {
        case idle
        case done(ImportReport)
        case failed(RepositoryError)
    }

    @ObservationIgnored private let shelf: FavouritesStore
    @ObservationIgnored private let now: @Sendable () -> Date
    @ObservationIgnored private let work = OrderedWork()

    package init(shelf: FavouritesStore, now: @escaping @Sendable () -> Date) {
        self.shelf = shelf
        self.now = now
    }

    package var searchText: String {
        get { filter.searchText }
        set { filter.searchText = newValue }
    }

    package var sort: FavouriteSort {
        get { filter.sort }
        set { filter.sort = newValue }
    }

    package var selectedTag: String? { filter.selectedTag }

    package var state: State {
        guard !shelf.favourites.isEmpty else {
            switch shelf.state {
            case .loading: return .loading
            case .loaded: return .empty
            case .failed(let error): return .failed(error)
            }
        }
        let matches = filter.matches(in: shelf.favourites)
        return matches.isEmpty ? .noMatch : .list(matches)
    }

    /// Every tag in use, most used first.
    package var tags: [String] { FavouriteFilter.tags(of: shelf.favourites) }

    package var count: Int { shelf.favourites.count }

    package func appeared() async {
        await shelf.load()
    }

    package func pulledToRefresh() async {
        await shelf.load()
    }

    package func retryTapped() {
        work.add { [shelf] in await shelf.load() }
    }

    package func tagTapped(_ tag: String) {
        filter.tapped(tag)
    }

    package func filtersCleared() {
        filter.clear()
    }

    package func swipedToDelete(_ favourite: Favourite) {
        shelf.remove(favourite.id)
    }

    package func exported(as format: FavouriteArchive.Format) throws -> String {
        try FavouriteArchive(favourites: shelf.favourites, exportedAt: now()).text(in: format)
    }

    package func fileChosen(_ file: Result<Data, any Error>) {
        work.add { [self] in
            do throws(RepositoryError) {
                let archive = try FavouriteArchive(json: Self.content(of: file))
                importState = .done(try await shelf.importFavourites(archive.favourites))
            } catch {
                importState = .failed(error)
            }
        }
    }

    package func importReportDismissed() {
        importState = .idle
    }

    /// Returns when everything begun so far is done.
    package func settled() async {
        await work.settled()
    }

    private static func content(of file: Result<Data, any Error>) throws(RepositoryError) -> Data {
        do {
            return try file.get()
        } catch let error as RepositoryError {
            throw error
        } catch CocoaError.fileReadTooLarge {
            throw .invalidImport(.tooLarge)
        } catch {
            throw .invalidImport(.notOurs)
        }
    }
}

/// Which favourites of a list are shown, and in which order.
nonisolated package struct FavouriteFilter: Equatable {
    package var searchText = ""
    package var sort = FavouriteSort.dateSaved
    package private(set) var selectedTag: String?

    package init() {}

    /// Every tag in use, most used first.
    package static func tags(of favourites: [Favourite]) -> [String] {
        let counts = favourites.flatMap(\.tags).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// Narrows to the tag, or widens again when it is the one.
    package mutating func tapped(_ tag: String) {
        selectedTag = selectedTag == tag ? nil : tag
    }

    /// Shows everything; the order stays.
    package mutating func clear() {
        searchText = ""
        selectedTag = nil
    }

    package func matches(in favourites: [Favourite]) -> [Favourite] {
        let wanted = FavouriteWords(searchText)
        return sort.sorted(
            favourites.filter { favourite in
                if let selectedTag, !favourite.tags.contains(selectedTag) { return false }
                return wanted.match(favourite)
            }
        )
    }
}

/// The order of the favourites.
nonisolated package enum FavouriteSort: String, CaseIterable {
    case dateSaved, name, stars

    package func sorted(_ favourites: [Favourite]) -> [Favourite] {
        switch self {
        case .dateSaved: favourites.sorted { $0.savedAt > $1.savedAt }
        case .name:
            favourites.sorted {
                $0.repository.id.name.localizedStandardCompare($1.repository.id.name) == .orderedAscending
            }
        case .stars: favourites.sorted { $0.repository.stars > $1.repository.stars }
        }
    }
}
