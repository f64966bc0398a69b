import Foundation

/// Cuts text into the words that are stored and looked for, the same way on both sides.
package enum SearchWords {
    /// Lower case, without accents and widths, letters and digits only.
    ///
    /// Names that are mostly punctuation get a spelling: `C++` is `cpp`, `C#` is `csharp`, `.NET` is `dotnet`.
    package static func words(_ text: String) -> [String] {
        var folded = text.precomposedStringWithCompatibilityMapping
            .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        for (symbol, spelling) in spellings where folded.contains(symbol) {
            folded = folded.replacing(symbol, with: spelling)
        }
        return folded.split { !$0.isLetter && !$0.isNumber }.map { String($0.prefix(40)) }
    }

    /// The words of a name: as it is written, cut at changes of case, and run together.
    ///
    /// `AlamofireImage` is found as `image`, `next.js` as `nextjs`, `swift-nio` as `swiftnio`.
    package static func nameWords(_ name: String) -> [String] {
        let parts = words(name)
        let humps = words(separatingHumps(name))
        let joined = parts.joined()
        return parts + humps.filter { !parts.contains($0) } + (parts.count > 1 ? [joined] : [])
    }

    /// The name without punctuation, to compare with what was typed.
    package static func key(_ text: String) -> String {
        words(text).joined()
    }

    /// Other forms of an English word that mean nearly the same: `tests` and `testing` of `test`, without `word`.
    ///
    /// Most of them are no words; only those that are stored find anything.
    package static func forms(_ word: String) -> [String] {
        guard word.count >= 4, word.allSatisfy({ $0.isASCII && $0.isLetter }) else { return [] }
        var stems: Set<String> = [word]
        for ending in endings where word.hasSuffix(ending) && word.count - ending.count >= 3 {
            let stem = String(word.dropLast(ending.count))
            stems.insert(stem)
            if ending == "ies" { stems.insert(stem + "y") }
            if let last = stem.last, stem.dropLast().last == last { stems.insert(String(stem.dropLast())) }
        }
        var forms: Set<String> = []
        for stem in stems {
            forms.formUnion([stem, stem + "e"])
            forms.formUnion(endings.map { stem + $0 })
            if stem.last == "y" { forms.insert(stem.dropLast() + "ies") }
            if let last = stem.last, stem == word || stem.count >= 3 {
                forms.formUnion(["ing", "er", "ers", "ed"].map { stem + String(last) + $0 })
            }
        }
        forms.remove(word)
        return forms.filter { $0.count >= 3 }.sorted()
    }

    private static let endings = ["s", "es", "ies", "ing", "er", "ers", "ed", "or", "ors", "ly"]

    private static func separatingHumps(_ text: String) -> String {
        var result = ""
        var previous: Character?
        for character in text {
            if character.isUppercase, let previous, previous.isLowercase || previous.isNumber { result.append(" ") }
            result.append(character)
            previous = character
        }
        return result
    }

    private static let spellings = [
        ("c++", " cpp "), ("c#", " csharp "), ("f#", " fsharp "), (".net", " dotnet "),
    ]
}
