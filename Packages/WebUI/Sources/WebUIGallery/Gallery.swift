import SwiftUI
public import WebUILive

/// Every component in every state, to be looked at, tried out and tested.
public enum Gallery {
    /// The gallery as an app below a path; each page has an address of its own, such as `/gallery/buttons`.
    ///
    /// - Parameter path: Where it is mounted.
    /// - Returns: The app, to be added to a host.
    public static func app(path: String = "/gallery") -> LiveApp {
        LiveApp(path: path, title: "Gallery") { _ in
            let model = GalleryModel()
            let line = LiveLine()
            return LiveScene(
                root: GalleryView(
                    model: model,
                    delay: Binding(get: { line.delay }, set: { line.delay = $0 })
                ),
                router: GalleryRouter(path: path, model: model),
                line: line
            )
        }
    }
}
