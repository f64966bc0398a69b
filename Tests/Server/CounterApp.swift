import SwiftUI
import WebUILive

@testable import Server

extension AppDescriptor {
    /// A page with one button that counts, and its person's time zone.
    static let counter = AppDescriptor(
        tile: AppTile(
            name: "Counter",
            sentence: "Counts.",
            path: "/counter",
            drawing: [],
            picture: [],
            accentLight: "#000",
            accentDark: "#fff"
        ),
        makeScene: { _ in LiveScene(root: CounterView()) }
    )
}

private struct CounterView: View {
    @State private var count = 0
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        Button("Count \(count)") { count += 1 }
        Text(verbatim: timeZone.identifier)
    }
}
