import SwiftUI
import Testing
import WebUITesting

private struct Said: View {
    var body: some View {
        Button("Read") {}.accessibilityValue("Fits 8 of 100").accessibilityHint("Opens the page")
        Text("Rating").accessibilityValue("3 of 5").accessibilityAdjustableAction { _ in }
        ProgressView(value: 0.25).accessibilityLabel("Questions").accessibilityValue("1 of 4")
        VStack { Button("Behind") {} }.accessibilityHidden(true)
        Image(systemName: "star").accessibilityHidden(true)
        Text("Page").accessibilityHeading(.h1).accessibilityAddTraits(.isHeader)
        Text("Part").accessibilityHeading(.unspecified)
    }
}

struct AccessibilityTests {
    private let host = ViewHost(Said())

    private func attributes(_ isWanted: (DocumentNode) -> Bool) -> [String: String] {
        host.document.root.first(where: isWanted)?.attributes ?? [:]
    }

    @Test func `the value of what ARIA gives none is said as a description`() {
        let button = attributes { $0.tag == "button" }
        #expect(button["aria-valuetext"] == nil)
        #expect(button["aria-description"] == "Fits 8 of 100. Opens the page")
    }

    @Test func `a slider and a bar say their value`() {
        #expect(attributes { $0.attributes["role"] == "slider" }["aria-valuetext"] == "3 of 5")
        #expect(attributes { $0.tag == "progress" }["aria-valuetext"] == "1 of 4")
    }

    @Test func `the bar of a progress view has its name, and the box around it none`() {
        #expect(attributes { $0.tag == "progress" }["aria-label"] == "Questions")
        #expect(attributes { $0.classes.contains("progress-view") }["aria-label"] == nil)
    }

    @Test func `the keyboard does not stop in what is hidden from readers`() {
        let hidden = attributes { $0.classes.contains("vs") && $0.textContent == "Behind" }
        #expect(hidden["aria-hidden"] == "true")
        #expect(hidden["inert"]?.isEmpty == true)
        #expect(attributes { $0.classes.contains("icon") }["inert"] == nil)
    }

    @Test func `a heading has the level it is given`() {
        #expect(attributes { $0.textContent == "Page" && $0.tag == "span" }["aria-level"] == "1")
        #expect(attributes { $0.textContent == "Part" && $0.tag == "span" }["aria-level"] == "2")
    }
}
