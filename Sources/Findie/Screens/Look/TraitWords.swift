import FindieDomain
import Foundation

/// How a game is played and what is in it, as people read it; `nil` where it is not known.
struct TraitWords {
    let traits: GameTraits

    init(_ traits: GameTraits?) { self.traits = traits ?? .unknown }

    /// Each subject that something is known of, with what that is.
    var known: [(subject: GameTraits.Subject, text: String)] {
        GameTraits.Subject.allCases.compactMap { subject in text(of: subject).map { (subject, $0) } }
    }

    /// What is not known, in a sentence such as "Not known: how long a session is, languages".
    var unknown: String? {
        let names = traits.unknownSubjects.map { words("findie.traits.unknown.\($0.rawValue)") }
        return names.isEmpty ? nil : words("findie.traits.unknown", names.joined(separator: ", "))
    }

    private func text(of subject: GameTraits.Subject) -> String? {
        switch subject {
        case .session: traits.session.map(Self.session)
        case .players: players
        case .inputs: Self.list(traits.inputs.map(Self.input))
        case .languages: Self.list(traits.languages.map(Self.language))
        case .accessibility: Self.list(traits.accessibility.map(Self.feature))
        case .contentNotes:
            traits.contentNotes.map { Self.list($0.map(Self.note)) ?? words("findie.traits.nothing") }
        }
    }

    private var players: String? {
        let count = traits.players.map { players in
            players.most == 1
                ? words("findie.players.one") : words("findie.players.count", players.text.replacing("-", with: "–"))
        }
        return Self.list([count].compactMap(\.self) + traits.modes.map(Self.mode))
    }

    private static func list(_ names: [String]) -> String? {
        names.isEmpty ? nil : names.joined(separator: ", ")
    }

    static func session(_ length: SessionLength) -> String { words("findie.session.\(length.rawValue)") }
    static func mode(_ mode: PlayMode) -> String { words("findie.mode.\(mode.rawValue)") }
    static func input(_ input: InputDevice) -> String { words("findie.input.\(input.rawValue)") }
    static func language(_ language: GameLanguage) -> String { words("findie.language.\(language.rawValue)") }
    static func feature(_ feature: AccessibilityFeature) -> String { words("findie.feature.\(feature.rawValue)") }
    static func note(_ note: ContentNote) -> String { words("findie.note.\(note.rawValue)") }
}
