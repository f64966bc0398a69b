import SwiftUI
import Testing

@testable import WebUI

struct GradientTests {
    private let environment = EnvironmentValues()

    @Test func `colours are spread evenly`() {
        #expect(
            Gradient(colors: [.red, .green, .blue])._css(in: environment)
                == "linear-gradient(var(--red) 0%, var(--green) 50%, var(--blue) 100%)"
        )
        #expect(Gradient(colors: [.red])._css(in: environment) == "linear-gradient(var(--red) 0%)")
    }

    @Test(arguments: [
        (UnitPoint.top, UnitPoint.bottom, "180deg"), (.bottom, .top, "0deg"), (.leading, .trailing, "90deg"),
        (.topLeading, .bottomTrailing, "135deg"),
    ])
    func `the direction is an angle from the top`(start: UnitPoint, end: UnitPoint, angle: String) {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: start, endPoint: end)
        #expect(gradient._css(in: environment).hasPrefix("linear-gradient(\(angle), "))
    }
}
