import RepositoriesDomain

/// A change that was refused and taken back on the screen.
nonisolated struct FavouriteFailure: Hashable {
    let act: FavouriteAct
    let name: String
    let error: RepositoryError

    @MainActor var title: String {
        switch act {
        case .save: words("repositories.failure.save", name)
        case .remove: words("repositories.failure.remove", name)
        case .restore: words("repositories.failure.restore", name)
        }
    }
}
