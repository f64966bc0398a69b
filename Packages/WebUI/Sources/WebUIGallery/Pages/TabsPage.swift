import SwiftUI

/// A bar of tabs, and pages to leaf through.
struct TabsPage: View {
    @State private var tab = "today"

    var body: some View {
        Specimens {
            Specimen("Tabs", note: "On a desk the bar stands at the side") {
                TabView(selection: $tab) {
                    TabExample(words: "Today’s page").tabItem { Label("Today", systemImage: "sun.max") }.tag("today")
                    TabExample(words: "The library").tabItem { Label("Library", systemImage: "book") }
                        .badge(2)
                        .tag("library")
                    TabExample(words: "Settings").tabItem { Label("Settings", systemImage: "gearshape") }.tag(
                        "settings"
                    )
                }
                .frame(height: 260)
            }
            Specimen("Pages") {
                TabView {
                    ForEach(0..<4) { NumberTile($0 * 4) }
                }
                .tabViewStyle(.page)
                .frame(height: 180)
            }
        }
    }
}

private struct TabExample: View {
    let words: String

    var body: some View {
        Text(words).font(.title3).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
