import DesignSystem
import Foundation
import Observation
import RepositoriesDomain

/// The favourites screen: what is kept, narrowed and ordered.
@Observable
final class FavouritesViewModel {
    enum State: Equatable {
        case loading
        case empty
        case list([Favourite])
        /// There are favourites, but the words and the tag leave none.
        case noMatch
        case failed(RepositoryError)
    }

    var searchText = ""
    var sort = FavouriteSort.dateSaved
    private(set) var selectedTag: String?
    private(set) var importState = ImportState.idle

    enum ImportState: Equatable {
        case idle
        case done(ImportReport)
        case failed(RepositoryError)
    }

    @ObservationIgnored private let shelf: FavouriteShelf
    @ObservationIgnored private let now: @Sendable () -> Date
    @ObservationIgnored private let work = OrderedWork()

    init(shelf: FavouriteShelf, now: @escaping @Sendable () -> Date) {
        self.shelf = shelf
        self.now = now
    }

    var state: State {
        guard !shelf.favourites.isEmpty else {
            switch shelf.state {
            case .loading: return .loading
            case .loaded: return .empty
            case .failed(let error): return .failed(error)
            }
        }
        let matches = sort.sorted(shelf.favourites.filter(isMatch))
        return matches.isEmpty ? .noMatch : .list(matches)
    }

    /// Every tag in use, most used first.
    var tags: [String] {
        let counts = shelf.favourites.flatMap(\.tags).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    var count: Int { shelf.favourites.count }

    func appeared() async {
        await shelf.load()
    }

    func pulledToRefresh() async {
        await shelf.load()
    }

    func retryTapped() {
        work.add { [shelf] in await shelf.load() }
    }

    func tagTapped(_ tag: String) {
        selectedTag = selectedTag == tag ? nil : tag
    }

    func filtersCleared() {
        searchText = ""
        selectedTag = nil
    }

    func swipedToDelete(_ favourite: Favourite) {
        shelf.remove(favourite.id)
    }

    func exported(as format: FavouriteArchive.Format) throws -> String {
        try FavouriteArchive(favourites: shelf.favourites, exportedAt: now()).text(in: format)
    }

    func fileChosen(_ file: Result<Data, any Error>) {
        work.add { [self] in
            do throws(RepositoryError) {
                let archive = try FavouriteArchive(json: Self.content(of: file))
                importState = .done(try await shelf.importFavourites(archive.favourites))
            } catch {
                importState = .failed(error)
            }
        }
    }

    func importReportDismissed() {
        importState = .idle
    }

    /// Returns when everything begun so far is done.
    func settled() async {
        await work.settled()
    }

    private static func content(of file: Result<Data, any Error>) throws(RepositoryError) -> Data {
        do {
            return try file.get()
        } catch {
            throw .invalidImport(line: nil)
        }
    }

    private func isMatch(_ favourite: Favourite) -> Bool {
        if let selectedTag, !favourite.tags.contains(selectedTag) { return false }
        let repository = favourite.repository
        let texts = [repository.id.fullName, repository.summary, repository.language ?? "", favourite.note]
        let haystack = texts + favourite.tags + repository.topics
        return searchText.split(separator: " ").allSatisfy { word in
            haystack.contains { $0.localizedStandardContains(String(word)) }
        }
    }
}
