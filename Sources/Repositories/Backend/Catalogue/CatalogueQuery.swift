import Foundation
import RepositoriesDomain
import Storage

/// A query as the catalogue answers it: words to find, and conditions.
///
/// Of GitHub's qualifiers it knows `language`, `topic`, `user`, `org`, `license`, `stars`, `archived` and `fork`;
/// others, and `OR`, are left out.
struct CatalogueQuery {
    /// Every one has to be found, as a word or the beginning of one.
    private(set) var words: [String] = []
    private(set) var excludedWords: [String] = []
    private(set) var conditions: [SQL] = []
    /// What was typed, without punctuation; a name that is the same comes first.
    var nameKeys: [String]
    /// What was typed, when it looks like `owner/name`.
    let fullNameKey: String

    init(_ query: RepositoryQuery) {
        let expression = SearchExpression(query.text)
        var isExcluded = false
        var typed: [String] = []
        for part in expression.parts {
            switch part {
            case .word(let text), .phrase(let text):
                if isExcluded {
                    excludedWords += SearchWords.words(text)
                } else {
                    typed.append(text)
                }
                isExcluded = false
            case .qualifier(let qualifier):
                if let condition = Self.condition(qualifier) {
                    conditions.append(qualifier.isExcluded || isExcluded ? "NOT (\(condition))" : condition)
                }
                isExcluded = false
            case .not: isExcluded = true
            case .both, .either: break
            }
        }
        words = Array(typed.flatMap(SearchWords.words).prefix(16))
        nameKeys = [SearchWords.key(typed.joined(separator: " "))]
        fullNameKey = typed.joined().lowercased()
        addFilters(query, expression)
    }

    private mutating func addFilters(_ query: RepositoryQuery, _ expression: SearchExpression) {
        if let language = query.language { conditions.append("r.language_key = \(language.lowercased())") }
        if let stars = query.minimumStars { conditions.append("r.stars >= \(stars)") }
        if !query.includesArchived, !expression.mentions(.archived) { conditions.append("r.is_archived = 0") }
        if !query.includesForks, !expression.mentions(.fork) { conditions.append("r.is_fork = 0") }
    }

    private static func condition(_ qualifier: SearchExpression.Qualifier) -> SQL? {
        let value = qualifier.value.lowercased()
        return switch qualifier.name {
        case .language: "COALESCE(r.language_key, '') = \(value)"
        case .topic: "r.topics LIKE \("%," + escaped(value) + ",%") ESCAPE '!'"
        case .user, .org: "r.key LIKE \(escaped(value) + "/%") ESCAPE '!'"
        case .license: "LOWER(COALESCE(r.license, '')) = \(value)"
        case .archived: "r.is_archived = \(value == "true")"
        case .fork: value == "true" ? nil : "r.is_fork = \(value == "only")"
        case .stars: stars(value)
        default: nil
        }
    }

    /// `50`, `>50`, `>=50`, `<50`, `<=50`, `10..50`; `*` is an open end.
    private static func stars(_ text: String) -> SQL? {
        for sign in [">=", "<=", ">", "<"] where text.hasPrefix(sign) {
            return Int(text.dropFirst(sign.count)).map { "r.stars \(raw: sign) \($0)" }
        }
        guard let range = text.firstRange(of: "..") else { return Int(text).map { "r.stars = \($0)" } }
        let low = Int(text[..<range.lowerBound]) ?? 0
        let high = Int(text[range.upperBound...]) ?? .max
        return "r.stars BETWEEN \(low) AND \(high)"
    }

    private static func escaped(_ text: String) -> String {
        text.map { "!%_".contains($0) ? "!\($0)" : String($0) }.joined()
    }
}

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
