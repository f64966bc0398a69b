import SwiftUI

extension LayoutCase {
    static let scrolling: [LayoutCase] = [
        LayoutCase("scrolls from the top", [LayoutBox("a", 65, 0, 30, 20), LayoutBox("b", 60, 20, 40, 20)]) {
            ScrollView {
                VStack(spacing: 0) {
                    Part("a", 30, 20); Part("b", 40, 20)
                }
            }
        },
        LayoutCase("scrolls what is higher", [LayoutBox("a", 65, 0, 30, 200)]) { ScrollView { Part("a", 30, 200) } },
        LayoutCase("scrolls from the leading side", [LayoutBox("a", 0, 50, 30, 20), LayoutBox("b", 30, 50, 200, 20)]) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Part("a", 30, 20); Part("b", 200, 20)
                }
            }
        },
        LayoutCase("scrolls both ways", [LayoutBox("a", 0, 0, 30, 20), LayoutBox("b", 0, 20, 300, 200)]) {
            ScrollView([.horizontal, .vertical]) {
                VStack(alignment: .leading, spacing: 0) {
                    Part("a", 30, 20); Part("b", 300, 200)
                }
            }
        },
        LayoutCase("scrolls both ways, smaller than the room", [LayoutBox("a", 65, 50, 30, 20)]) {
            ScrollView([.horizontal, .vertical]) { Part("a", 30, 20) }
        },
        LayoutCase("lazy column", [LayoutBox("a", 0, 38, 20, 20), LayoutBox("b", 0, 62, 30, 20)]) {
            LazyVStack(alignment: .leading, spacing: 4) {
                Part("a", 20, 20); Part("b", 30, 20)
            }
        },
        LayoutCase("lazy column in a scroll view", [LayoutBox("a", 70, 0, 20, 20), LayoutBox("b", 0, 24, 160, 20)]) {
            ScrollView {
                LazyVStack(spacing: 4) {
                    Part("a", 20, 20); Part("b", nil, 20)
                }
            }
        },
        LayoutCase("lazy row", [LayoutBox("a", 58, 0, 20, 20), LayoutBox("b", 82, 0, 20, 20)]) {
            LazyHStack(alignment: .top, spacing: 4) {
                Part("a", 20, 20); Part("b", 20, 20)
            }
        },
        LayoutCase("inset at the bottom", [LayoutBox("a", 0, 0, 160, 90), LayoutBox("b", 50, 90, 60, 30)]) {
            Part("a").safeAreaInset(edge: .bottom, spacing: 0) { Part("b", 60, 30) }
        },
        LayoutCase("inset at the top, trailing", [LayoutBox("a", 0, 40, 160, 80), LayoutBox("b", 100, 0, 60, 30)]) {
            Part("a").safeAreaInset(edge: .top, alignment: .trailing, spacing: 10) { Part("b", 60, 30) }
        },
        LayoutCase("text leaves the rest", [LayoutBox("a", 140, 50, 20, 20)]) {
            HStack(spacing: 0) {
                Text("Words"); Spacer(); Part("a", 20, 20)
            }
        },
        LayoutCase("text as wide as there is room", [LayoutBox("f", 0, 40, 160, 40)]) {
            Text("Words").frame(maxWidth: .infinity, minHeight: 40, maxHeight: 40).accessibilityIdentifier("f")
        },
        LayoutCase("text wraps in its frame", [LayoutBox("f", 50, 30, 60, 60), LayoutBox("a", 110, 50, 20, 20)]) {
            Text("As many lines as it takes")
                .font(.caption2)
                .frame(width: 60, height: 60)
                .accessibilityIdentifier("f")
                .overlay(alignment: .trailing) { Part("a", 20, 20).offset(x: 20) }
        },
        LayoutCase("a long text does not push", [LayoutBox("f", 0, 50, 160, 20)]) {
            Text("A line that is far longer than the room that there is for it")
                .lineLimit(1)
                .frame(maxWidth: .infinity, minHeight: 20, maxHeight: 20)
                .accessibilityIdentifier("f")
        },
    ]
}
