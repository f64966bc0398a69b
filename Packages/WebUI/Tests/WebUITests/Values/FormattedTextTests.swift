import SwiftUI
import Testing
import WebUITesting

private struct Price: View {
    let amount: Decimal

    var body: some View { Text(amount, format: .currency(code: "USD")) }
}

struct FormattedTextTests {
    private func words(_ locale: String) -> String {
        ViewHost(Price(amount: 60).environment(\.locale, Locale(identifier: locale))).document.root.textContent
    }

    @Test func `a value is written for the locale of the surroundings`() {
        #expect(words("en_US") == "$60.00")
        #expect(words("de_DE") == "60,00\u{a0}$")
    }

    @Test func `texts of other values or formats are not equal`() {
        #expect(Text(1, format: .number) == Text(1, format: .number))
        #expect(Text(1, format: .number) != Text(2, format: .number))
        #expect(Text(1, format: .number) != Text(1, format: .number.precision(.fractionLength(2))))
        #expect(Text(1, format: .number) != Text(1.0, format: .number))
    }
}
