/// A price in dollars as somebody types it.
nonisolated enum TypedPrice {
    /// "9.99", "9,99", ".5" or "9" as cents, at most a hundred thousand dollars; `nil` for anything else.
    static func cents(_ text: String) -> Int? {
        let parts = text.replacing(",", with: ".").split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }),
            parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let whole = Int("0\(parts[0])"), whole <= 100_000
        else { return nil }
        // One place is tens of cents; three are no price, and "1,000" is not one dollar.
        let places = parts.count == 2 ? String(parts[1]) : ""
        guard places.count <= 2, let rest = Int((places + "00").prefix(2)) else { return nil }
        let cents = whole * 100 + rest
        return cents <= 100_000_00 ? cents : nil
    }

    /// Without the places where there are none.
    static func text(_ cents: Int) -> String {
        cents.isMultiple(of: 100) ? String(cents / 100) : full(cents)
    }

    /// With two places.
    static func full(_ cents: Int) -> String {
        let rest = cents % 100
        return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
