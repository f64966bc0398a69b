import Foundation
package import RepositoriesDomain

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
