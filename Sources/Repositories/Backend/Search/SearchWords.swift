import Foundation

/// Cuts text into the words that are stored and looked for, the same way on both sides.
enum SearchWords {
    /// Lower case, without accents, letters and digits only.
    ///
    /// Names that are mostly punctuation get a spelling: `C++` is `cpp`, `C#` is `csharp`, `.NET` is `dotnet`.
    static func words(_ text: String) -> [String] {
        var folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        for (symbol, spelling) in spellings where folded.contains(symbol) {
            folded = folded.replacing(symbol, with: spelling)
        }
        return folded.split { !$0.isLetter && !$0.isNumber }.map { String($0.prefix(40)) }
    }

    /// The words of a name: as it is written, cut at changes of case, and run together.
    ///
    /// `AlamofireImage` is found as `image`, `next.js` as `nextjs`, `swift-nio` as `swiftnio`.
    static func nameWords(_ name: String) -> [String] {
        let parts = words(name)
        let humps = words(separatingHumps(name))
        let joined = parts.joined()
        return parts + humps.filter { !parts.contains($0) } + (parts.count > 1 ? [joined] : [])
    }

    /// The name without punctuation, to compare with what was typed.
    static func key(_ text: String) -> String {
        words(text).joined()
    }

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
