import SwiftUI

/// What is larger than its place.
struct ScrollingPage: View {
    var body: some View {
        Specimens {
            Specimen("Sideways, a card at a time") {
                ScrollView(.horizontal) {
                    HStack(spacing: 12) {
                        ForEach(0..<8) { NumberTile($0).frame(width: 200, height: 110) }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned)
                .scrollIndicators(.hidden)
            }
            Specimen("Both ways") {
                ScrollView([.horizontal, .vertical]) {
                    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
                        ForEach(0..<8) { row in
                            GridRow { ForEach(0..<8) { NumberTile(row * 8 + $0).frame(width: 120) } }
                        }
                    }
                }
                .frame(height: 200)
            }
            Specimen("To a place") { ScrollToExample() }
            Specimen("Lazy", note: "Rows are made as they come near") {
                ScrollView {
                    LazyVStack(spacing: 8) { ForEach(0..<200) { NumberTile($0) } }
                }
                .focusable()
                .frame(height: 240)
            }
        }
    }
}

private struct ScrollToExample: View {
    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 12) {
                HStack {
                    Button("First") { proxy.scrollTo(0, anchor: .top) }
                    Button("Last") { proxy.scrollTo(29, anchor: .bottom) }
                }
                .buttonStyle(.bordered)
                ScrollView {
                    VStack(spacing: 8) { ForEach(0..<30) { NumberTile($0).id($0) } }
                }
                .focusable()
                .frame(height: 200)
            }
        }
    }
}
