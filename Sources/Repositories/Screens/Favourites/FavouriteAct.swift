import RepositoriesDomain

/// What a person does to a favourite with one tap or swipe.
nonisolated enum FavouriteAct: Hashable {
    case save
    case remove(Favourite)
    case restore
}
