import WebUILive

/// Addresses of the gallery: its own path, and one for each page below it.
final class GalleryRouter: LiveRouter {
    private let path: String
    private let model: GalleryModel

    init(path: String, model: GalleryModel) {
        self.path = path
        self.model = model
    }

    var location: String { model.isPageInFront ? address(of: model.page) : path }

    func open(_ location: String) {
        let name = location.prefix { $0 != "?" }.dropFirst(path.count).drop { $0 == "/" }
        let page = GalleryPage(rawValue: String(name))
        model.isPageInFront = page != nil
        // Going back leaves the page beside the list.
        if let page { model.page = page }
    }

    func address(of value: AnyHashable) -> String? {
        (value.base as? GalleryPage).map { address(of: $0) }
    }

    private func address(of page: GalleryPage?) -> String { page.map { "\(path)/\($0.rawValue)" } ?? path }
}
