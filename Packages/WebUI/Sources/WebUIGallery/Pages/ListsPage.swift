import SwiftUI

/// Rows that swipe, are chosen, and come in sections.
struct ListsPage: View {
    @State private var planets = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"]
    @State private var favourites: Set<String> = ["Earth"]
    @State private var chosen: String? = "Sun"

    private static let stars = ["Sun", "Sirius", "Vega"]

    var body: some View {
        List(selection: $chosen) {
            Section {
                ForEach(planets, id: \.self) { planet in
                    LabeledContent(planet) {
                        if favourites.contains(planet) {
                            Image(systemName: "star.fill").foregroundStyle(.orange).accessibilityLabel("Favourite")
                        }
                    }
                    .swipeActions(edge: .leading) {
                        Button("Favourite", systemImage: "star") { toggle(planet) }.tint(.orange)
                    }
                    .swipeActions {
                        Button("Remove", systemImage: "trash", role: .destructive) {
                            withAnimation { planets.removeAll { $0 == planet } }
                        }
                    }
                }
            } header: {
                Text("Swipe actions")
            } footer: {
                Text("A finger swipes; the button at the end and a right click open the same actions.")
            }
            Section("Selection") {
                ForEach(Self.stars, id: \.self) { star in
                    NavigationLink(value: star) { Label(star, systemImage: "sun.max") }
                }
            }
            Section("Looks of rows") {
                Text("Without a line").listRowSeparator(.hidden)
                Text("With a ground").listRowBackground(Color.yellow.opacity(0.25))
                Text("With a badge").badge(3)
                Text("Set in").listRowInsets(EdgeInsets(top: 8, leading: 48, bottom: 8, trailing: 16))
            }
        }
        .listStyle(.insetGrouped)
    }

    private func toggle(_ planet: String) {
        favourites.formSymmetricDifference([planet])
    }
}
