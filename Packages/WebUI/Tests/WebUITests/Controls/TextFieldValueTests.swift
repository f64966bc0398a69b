import Foundation
import SwiftUI
import Testing
import WebUITesting

private struct Pricing: View {
    @State private var price = 3.5

    var body: some View {
        TextField("Price", value: $price, format: .number.locale(Locale(identifier: "en")))
        Text(verbatim: "costs \(price)")
    }
}

struct TextFieldValueTests {
    @Test func `a value stands in the field as its format writes it`() {
        #expect(ViewHost(Pricing()).document.root.first { $0.tag == "input" }?.value == "3.5")
    }

    @Test func `typed text is read as a value, and text that is none leaves the last one`() {
        let host = ViewHost(Pricing())
        host.type("12", into: "Price")
        #expect(host.visibleText.last == "costs 12.0")
        host.type("12x", into: "Price")
        #expect(host.visibleText.last == "costs 12.0")
    }
}
