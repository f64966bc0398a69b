import Foundation
import PitchDeckDomain
import Testing

@testable import PitchDeck

struct TypedNumberTests {
    private static let readings: [(String, Double)] = [
        ("12", 12), (" 12 ", 12), ("2,5", 2.5), ("2.5", 2.5), ("0.125", 0.125), ("0,125", 0.125), (".5", 0.5),
        ("1,200", 1_200), ("1.200", 1_200), ("1 200", 1_200), ("1\u{202F}200", 1_200), ("1’200", 1_200),
        ("1,20,000", 120_000), ("1.200.000", 1_200_000), ("1,234.5", 1_234.5), ("1.234,5", 1_234.5),
        ("1234,567", 1_234.567), ("٣٣", 33), ("٣٫٥", 3.5), ("١٬٢٠٠", 1_200), ("१२", 12),
    ]

    @Test func `a number is read as it is meant, in any writing`() {
        for (text, number) in Self.readings { #expect(TypedNumber.value(text) == number, "\(text)") }
    }

    @Test(arguments: ["", ",", "abc", "~30", "-5", "1e5", "1,2,3", "1,2.5", "1.200,000,000", "1,200,00", "∞"])
    func `what is no number is none`(_ text: String) {
        #expect(TypedNumber.value(text) == nil)
    }

    @Test(arguments: [0, 2.5, 0.125, 1.234, 12.345, 1_234.567, 1_200, 610_000, 12_500_000])
    func `what is written is read as the same`(_ number: Double) {
        #expect(TypedNumber.value(TypedNumber.text(number)) == number)
    }

    @Test func `whole numbers have no decimals`() {
        #expect(TypedNumber.whole("1,200") == 1_200 && TypedNumber.whole("2.5") == nil)
        #expect(TypedNumber.whole("99999999999999999999") == nil)
    }

    @MainActor
    @Test func `a figure in thousands is kept as thousands, and comes back so`() throws {
        var form = StartupForm()
        var claim = StartupForm.ClaimForm(asOf: Date(timeIntervalSince1970: 0))
        (form.title, form.teamSize, claim.value) = ("Moth", "1,200", "420.000")
        form.claims = [claim]
        let content = try form.content()
        #expect(content.teamSize == 1_200 && content.claims.map(\.value) == [420_000])
        #expect(StartupForm(content).claims.map(\.value) == ["420000"])
    }
}
