import RepositoriesDomain

/// What a tab's list has opened: beside it, or on top of it where only one of the two fits.
struct OpenedRepository: Equatable {
    var route: RepositoryRoute? {
        didSet {
            if route != nil { isInFront = true }
        }
    }
    /// Whether the person is reading it; `false` once they have gone back to the list.
    var isInFront = false

    init(_ route: RepositoryRoute? = nil) {
        self.route = route
        isInFront = route != nil
    }

    /// The place on the screen, unless that is the list.
    var placeInFront: RepositoryRoute? { isInFront ? route : nil }
}
