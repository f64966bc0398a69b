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
