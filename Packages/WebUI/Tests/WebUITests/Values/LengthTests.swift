import Foundation
import Testing

@testable import WebUI

struct LengthTests {
    @Test(arguments: [
        (0, "0"), (1, "1px"), (-4, "-4px"), (0.5, "0.5px"), (1.0 / 3, "0.333px"), (100, "100px"),
    ])
    func `a length is short and exact to a thousandth`(length: CGFloat, css: String) {
        #expect(length.px == css)
    }
}
