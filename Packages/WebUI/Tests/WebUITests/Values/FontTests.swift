import SwiftUI
import Testing

@testable import WebUI

struct FontTests {
    private func drawn(_ font: Font) -> ElementDraft {
        var draft = ElementDraft()
        font.draw(&draft)
        return draft
    }

    @Test(arguments: Font.TextStyle.allCases)
    func `a text style is a class, so that it grows with the person's setting`(style: Font.TextStyle) {
        #expect(drawn(.system(style)).classes == ["font-\(style.rawValue)"])
        #expect(drawn(.system(style)).styles == [:])
    }

    @Test func `a size in points is relative to the page's`() {
        #expect(drawn(.system(size: 24)).styles == ["font-size": "1.5rem"])
    }

    @Test func `weight, slant, digits and design are said only where they are set`() {
        let font = Font.system(size: 16, weight: .semibold, design: .serif).italic().monospacedDigit()
        #expect(drawn(font).classes == ["serif"])
        #expect(
            drawn(font).styles == [
                "font-size": "1rem", "font-weight": "600", "font-style": "italic",
                "font-variant-numeric": "tabular-nums",
            ]
        )
    }
}
