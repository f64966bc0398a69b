import Observation
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

/// The list of pages and the page chosen from it.
struct GalleryView: View {
    @Bindable var model: GalleryModel
    @Binding var delay: Duration

    var body: some View {
        NavigationSplitView(preferredCompactColumn: column) {
            GalleryList(page: $model.page, delay: $delay)
        } detail: {
            if let page = model.page {
                page.content
                    .id(page)
                    .navigationTitle(page.title)
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar { ToolbarItem(placement: .topBarTrailing) { LatencyDial(delay: $delay) } }
            } else {
                GalleryWelcome()
            }
        }
    }

    private var column: Binding<NavigationSplitViewColumn> {
        Binding {
            model.isPageInFront ? .detail : .sidebar
        } set: { column in
            model.isPageInFront = column == .detail
        }
    }
}

/// The pages by subject.
private struct GalleryList: View {
    @Binding var page: GalleryPage?
    @Binding var delay: Duration

    var body: some View {
        List(selection: $page) {
            Section {
                Picker("Latency", selection: $delay) {
                    ForEach([0, 100, 300, 1000], id: \.self) { milliseconds in
                        Text("\(milliseconds)").tag(Duration.milliseconds(milliseconds))
                    }
                }
                .pickerStyle(.segmented)
            } header: {
                Text("Milliseconds each frame is late")
            }
            ForEach(GalleryPage.Part.allCases) { part in
                Section(part.title) {
                    ForEach(part.pages) { page in
                        NavigationLink(value: page) { Label(page.title, systemImage: page.symbol) }
                    }
                }
            }
        }
        .listStyle(.insetGrouped)
        .navigationTitle("Gallery")
    }
}

/// The room beside the list before a page is chosen.
private struct GalleryWelcome: View {
    var body: some View {
        ContentUnavailableView(
            "Everything WebUI can draw",
            systemImage: "square.grid.2x2",
            description: Text("Choose a page, and set how slow the line is.")
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// Makes the line to the server as slow as one likes.
struct LatencyDial: View {
    @Binding var delay: Duration

    private static let choices = [0, 100, 300, 1000]

    var body: some View {
        Menu {
            ForEach(Self.choices, id: \.self) { milliseconds in
                Button("\(milliseconds) ms") { delay = .milliseconds(milliseconds) }
            }
        } label: {
            Text("\(Int(delay / .milliseconds(1))) ms").monospacedDigit()
        }
        .accessibilityLabel("Latency")
    }
}

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

/// What the gallery shows.
@Observable
final class GalleryModel {
    /// The chosen page; `nil` before one is chosen.
    var page: GalleryPage? { didSet { if page != nil { isPageInFront = true } } }
    /// Whether the page, not the list, is shown where there is room for one of them.
    var isPageInFront = false
}
