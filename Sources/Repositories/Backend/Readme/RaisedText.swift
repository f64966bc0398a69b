import RepositoriesDomain

/// Text above or below the line by Unicode's own characters, as in m² and H₂O.
enum RaisedText {
    /// The content of `<sup>` or `<sub>`; `nil` where some of it has no such character.
    static func text(_ content: [Readme.Inline], isBelow: Bool) -> String? {
        var result = ""
        for inline in content {
            guard case .text(let text) = inline else { return nil }
            for character in text {
                guard let other = (isBelow ? below : above)[character] else { return nil }
                result.append(other)
            }
        }
        return result.isEmpty ? nil : result
    }

    /// The number of a footnote.
    static func number(_ number: Int) -> String { String(String(number).compactMap { above[$0] }) }

    private static let above = characters("0123456789+-=()n i", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ ⁱ")
    private static let below = characters("0123456789+-=() aeox", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ ₐₑₒₓ")

    private static func characters(_ plain: String, _ moved: String) -> [Character: Character] {
        Dictionary(uniqueKeysWithValues: zip(plain, moved))
    }
}
