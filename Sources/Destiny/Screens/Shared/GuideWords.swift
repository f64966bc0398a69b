import DestinyDomain
import Foundation

/// Destiny's own words in the language that the person chose.
///
/// One server speaks to people of several languages, so the process's own language decides nothing.
struct GuideWords: Sendable {
    nonisolated let language: GuideLanguage

    nonisolated init(_ language: GuideLanguage = .english) {
        self.language = language
    }

    /// The word for a key, in English where the language has none.
    func callAsFunction(_ key: String, _ arguments: any CVarArg...) -> String {
        let format = Self.lookUp(key, in: language) ?? Self.lookUp(key, in: .english) ?? key
        return arguments.isEmpty ? format : String(format: format, arguments: arguments)
    }

    /// The form of a word that goes with a count, from `key.one` and `key.other`, each with one `%@`.
    func counted(_ key: String, _ count: Int) -> String {
        self(count == 1 ? "\(key).one" : "\(key).other", count.formatted(.number.locale(locale)))
    }

    /// The language's locale, for numbers and dates.
    nonisolated var locale: Locale { Locale(identifier: language == .hindi ? "hi_IN" : "en_GB") }

    private static func lookUp(_ key: String, in language: GuideLanguage) -> String? {
        let found = tables[language]?.localizedString(forKey: key, value: nil, table: nil)
        return found == key ? nil : found
    }

    private static let tables: [GuideLanguage: Bundle] = Dictionary(
        uniqueKeysWithValues: GuideLanguage.allCases.compactMap { language in
            Bundle.module.path(forResource: language.rawValue, ofType: "lproj")
                .flatMap(Bundle.init(path:))
                .map { (language, $0) }
        }
    )
}
