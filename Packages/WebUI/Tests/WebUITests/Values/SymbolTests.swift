import SwiftUI
import Testing

@testable import WebUITesting

struct SymbolTests {
    /// The names the five apps' plans use.
    private nonisolated static let planned = [
        "arrow.clockwise", "arrow.up.circle.fill", "arrow.up.right", "bell", "book", "bookmark", "bookmark.fill",
        "bubble.left.and.bubble.right.fill", "calendar", "chart.bar", "chart.pie", "checkmark", "checkmark.circle.fill",
        "chevron.left", "chevron.right", "clock", "doc.text", "ellipsis", "envelope", "exclamationmark.triangle", "eye",
        "flame", "gamecontroller", "gearshape", "globe", "hand.thumbsdown", "hand.thumbsup", "heart", "heart.fill",
        "house", "info.circle", "line.3.horizontal.decrease.circle", "link", "lock", "magnifyingglass", "mappin",
        "minus",
        "moon.stars", "number", "paperplane.fill", "person", "person.2", "person.circle.fill", "photo", "play.fill",
        "plus", "questionmark.circle", "rectangle.stack", "scalemass", "slider.horizontal.3", "sparkles",
        "square.and.arrow.up", "square.and.pencil", "square.grid.2x2", "star", "star.fill", "sun.max", "tag",
        "text.bubble", "trash", "trophy", "wand.and.stars", "xmark", "xmark.circle.fill",
    ]

    @Test(arguments: planned)
    func `a name the apps use is drawn`(name: String) {
        #expect(SymbolSheet.unknown(in: ViewHost(Image(systemName: name)).document.root) == [])
    }

    @Test func `a name that no symbol has is found`() {
        let document = TestDocument()
        document.reset("<svg><use href=\"icons.svg#star\"><use href=\"icons.svg#stra\"></svg>")
        #expect(SymbolSheet.unknown(in: document.root) == ["stra"])
    }

    @Test func `an unknown name stops the test`() async {
        await #expect(processExitsWith: .failure) { @MainActor in _ = ViewHost(Image(systemName: "no.such.symbol")) }
    }
}
