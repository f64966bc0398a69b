import Observation

/// What the gallery shows.
@Observable
final class GalleryModel {
    /// The chosen page; `nil` before one is chosen.
    var page: GalleryPage? { didSet { if page != nil { isPageInFront = true } } }
    /// Whether the page, not the list, is shown where there is room for one of them.
    var isPageInFront = false
}
