import FindieDomain
import Foundation

/// Prices as stores write them.
enum StorePrice {
    /// Those with hundredths, which is what ``Price`` counts in.
    private static let currencies: Set<String> = [
        "USD", "EUR", "GBP", "CAD", "AUD", "NZD", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "BRL", "MXN",
    ]
    private static let largest = 100_000_00

    /// `nil` for a currency we do not know, and for what cannot be a price.
    static func price(_ minor: Int, _ currency: String?) -> Price? {
        guard let currency = currency?.uppercased(), currencies.contains(currency), (0...largest).contains(minor)
        else { return nil }
        return Price(amount: minor, currency: currency)
    }

    /// A price such as `$4.99`, `4.99`, `€3`, in a currency that is told apart or by its sign.
    static func price(_ text: String, _ currency: String?) -> Price? {
        let signs: [Character: String] = ["$": "USD", "€": "EUR", "£": "GBP"]
        let said = currency ?? text.first { signs[$0] != nil }.flatMap { signs[$0] }
        let digits = text.filter { $0.isASCII && ($0.isNumber || $0 == ".") }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let whole = Int(parts[0]), whole <= largest / 100 else { return nil }
        guard parts.count == 2 else { return price(whole * 100, said) }
        guard parts[1].count == 2, let rest = Int(parts[1]) else { return nil }
        return price(whole * 100 + rest, said)
    }
}
