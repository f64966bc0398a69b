import Foundation
package import RepositoriesDomain

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
