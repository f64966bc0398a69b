import SwiftUI
import WebUILive

@testable import Server

extension WebApp {
    /// A page with one button that counts.
    static let counter = WebApp(
        tile: AppTile(
            name: "Counter",
            sentence: "Counts.",
            path: "/counter",
            icon: "favicon",
            accentLight: "#000",
            accentDark: "#fff"
        ),
        makeScene: { _ in LiveScene(root: CounterView()) }
    )
}

private struct CounterView: View {
    @State private var count = 0

    var body: some View {
        Button("Count \(count)") { count += 1 }
    }
}
