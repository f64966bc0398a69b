import SwiftUI
import Testing

@testable import WebUI

struct ColorTests {
    @Test(arguments: [
        (Color(red: 1, green: 0.5, blue: 0), "rgb(255 128 0)"),
        (Color(red: 2, green: -1, blue: 0, opacity: 0.25), "rgb(255 0 0 / 0.25)"),
        (Color(white: 1, opacity: 1), "rgb(255 255 255)"),
        (.red, "var(--red)"), (.clear, "transparent"), (.primary, "var(--text)"),
        (.red.opacity(0.5), "color-mix(in srgb, var(--red) 50%, transparent)"),
        (
            .red.opacity(0.5).opacity(0.5),
            "color-mix(in srgb, color-mix(in srgb, var(--red) 50%, transparent) 50%, transparent)"
        ),
    ])
    func `a colour is one of CSS`(color: Color, css: String) {
        #expect(color.css == css)
    }

    @Test(arguments: [
        (0.0, "rgb(255 0 0)"), (1.0 / 3, "rgb(0 255 0)"), (0.5, "rgb(0 255 255)"), (2.0 / 3, "rgb(0 0 255)"),
        (1.0, "rgb(255 0 0)"),
    ])
    func `a hue goes around the colour wheel`(hue: Double, css: String) {
        #expect(Color(hue: hue, saturation: 1, brightness: 1)._css(in: EnvironmentValues()) == css)
    }
}
