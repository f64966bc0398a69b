import PitchDeckDomain
import SwiftUI

extension Text {
    /// A text with the words set off that a search found in it.
    ///
    /// - Parameters:
    ///   - text: shown as it is.
    ///   - wanted: words as ``SearchWord/words(of:)`` has them; none leaves the text as it is.
    init(_ text: String, finding wanted: [String]) {
        var (rest, parts) = (text.startIndex, [Text]())
        func passOver(to end: String.Index) {
            if rest < end { parts.append(Text(verbatim: String(text[rest..<end]))) }
        }
        for range in SearchWord.ranges(of: wanted, in: text) {
            passOver(to: range.lowerBound)
            parts.append(Text(verbatim: String(text[range])).bold().foregroundStyle(PitchDeckPalette.accent))
            rest = range.upperBound
        }
        passOver(to: text.endIndex)
        self = parts.dropFirst().reduce(parts.first ?? Text(verbatim: "")) { $0 + $1 }
    }
}
