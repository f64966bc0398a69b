import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// PitchDeck's own words in the language that the person chose.
///
/// One server speaks to people of several languages, so the process's own language decides nothing.
struct PitchDeckWords: Sendable {
    nonisolated let language: PitchDeckLanguage

    nonisolated init(_ language: PitchDeckLanguage = .english) {
        self.language = language
    }

    /// The word for a key below `pitchdeck.`, in English where the language has none.
    func callAsFunction(_ key: String, _ arguments: any CVarArg...) -> String {
        let key = "pitchdeck.\(key)"
        let format = Self.lookUp(key, in: language) ?? Self.lookUp(key, in: .english) ?? key
        return arguments.isEmpty ? format : String(format: format, arguments: arguments)
    }

    /// The form of a word that goes with a count, from `key.one`, `key.other` and what else the language has, each with
    /// one `%@` for the figure.
    func counted(_ key: String, _ count: Int) -> String {
        let form = "\(key).\(PluralForm(count, language).rawValue)"
        let hasForm = Self.lookUp("pitchdeck.\(form)", in: language) != nil
        return self(hasForm ? form : "\(key).other", figure(count))
    }

    /// Those of toasts and of what is still to come.
    var design: DesignWords {
        DesignWords(undo: self("action.undo"), dismiss: self("action.dismiss"), loading: self("action.loading"))
    }

    /// What somebody wrote, in whatever language: where that may run the other way it is set apart, so that its full
    /// stop stays at its end.
    ///
    /// Not for what is cut after some lines: it runs its own way by itself, and set apart its beginning would be cut.
    func quoted(_ text: String) -> String {
        // Hebrew to Arabic, and their older forms.
        let isMixed = language.isMirrored || text.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
        return isMixed ? "\u{2068}\(text)\u{2069}" : text
    }

    func quoted(_ runs: [ProseMarkdown.Run]) -> [ProseMarkdown.Run] {
        let whole = runs.map(\.text).joined()
        guard let last = runs.indices.last, quoted(whole) != whole else { return runs }
        var runs = runs
        runs[0].text = "\u{2068}" + runs[0].text
        runs[last].text += "\u{2069}"
        return runs
    }

    /// All digits, grouped.
    func figure(_ count: Int) -> String { count.formatted(.number.locale(locale)) }

    /// Large figures shortly: `610k`.
    func short(_ value: Double) -> String {
        value.formatted(
            .number.notation(.compactName).precision(.significantDigits(1...3)).locale(locale)
        )
    }

    func day(_ date: Date, timeZone: TimeZone) -> String {
        var style = Date.FormatStyle(date: .abbreviated, time: .omitted).locale(locale)
        style.timeZone = timeZone
        return date.formatted(style)
    }

    func time(_ date: Date, timeZone: TimeZone) -> String {
        var style = Date.FormatStyle(date: .omitted, time: .shortened).locale(locale)
        style.timeZone = timeZone
        return date.formatted(style)
    }

    /// The language's locale, for numbers and dates; Latin digits, as figures in a ledger are read in all of them.
    nonisolated var locale: Locale {
        switch language {
        case .english: Locale(identifier: "en_GB")
        case .german: Locale(identifier: "de_DE")
        case .hindi: Locale(identifier: "hi_IN@numbers=latn")
        case .arabic: Locale(identifier: "ar_EG@numbers=latn")
        }
    }

    static func lookUp(_ key: String, in language: PitchDeckLanguage) -> String? {
        let found = tables[language]?.localizedString(forKey: key, value: nil, table: nil)
        return found == key ? nil : found
    }

    /// The table of a language.
    static func file(_ language: PitchDeckLanguage) -> URL? {
        tables[language]?.url(forResource: "Localizable", withExtension: "strings")
    }

    private static let tables: [PitchDeckLanguage: Bundle] = Dictionary(
        uniqueKeysWithValues: PitchDeckLanguage.allCases.compactMap { language in
            Bundle.module.path(forResource: language.rawValue, ofType: "lproj")
                .flatMap(Bundle.init(path:))
                .map { (language, $0) }
        }
    )
}

/// Which form of a word goes with a whole number (CLDR's cardinal rules).
nonisolated enum PluralForm: String, CaseIterable {
    case zero, one, two, few, many, other

    init(_ count: Int, _ language: PitchDeckLanguage) {
        let count = abs(count)
        switch language {
        case .english, .german: self = count == 1 ? .one : .other
        case .hindi: self = count <= 1 ? .one : .other
        case .arabic:
            switch (count, count % 100) {
            case (0, _): self = .zero
            case (1, _): self = .one
            case (2, _): self = .two
            case (_, 3...10): self = .few
            case (_, 11...99): self = .many
            default: self = .other
            }
        }
    }
}

nonisolated private struct WordsKey: EnvironmentKey {
    static let defaultValue = PitchDeckWords()
}

nonisolated extension EnvironmentValues {
    /// Words in this person's language.
    var words: PitchDeckWords {
        get { self[WordsKey.self] }
        set { self[WordsKey.self] = newValue }
    }
}
