package import Calls
import Foundation

/// How a game is played, with whom, and what is in it.
///
/// An empty list and `nil` say that it is not known, which is not "no".
package struct GameTraits: Hashable, Codable, Sendable {
    package static let maximumPlayers = 10_000

    package var session: SessionLength?
    package var modes: [PlayMode]
    package var players: PlayerCount?
    package var inputs: [InputDevice]
    package var languages: [GameLanguage]
    package var accessibility: [AccessibilityFeature]
    /// Empty where its maker says that none of the list is in it.
    package var contentNotes: [ContentNote]?

    package init(
        session: SessionLength? = nil,
        modes: [PlayMode] = [],
        players: PlayerCount? = nil,
        inputs: [InputDevice] = [],
        languages: [GameLanguage] = [],
        accessibility: [AccessibilityFeature] = [],
        contentNotes: [ContentNote]? = nil
    ) {
        (self.session, self.modes, self.players) = (session, modes, players)
        (self.inputs, self.languages) = (inputs, languages)
        (self.accessibility, self.contentNotes) = (accessibility, contentNotes)
    }

    /// Nothing is known.
    package static let unknown = GameTraits()

    /// As it is kept: each word once, in the order of its list.
    ///
    /// - Throws: `invalid` with the field that is wrong.
    package func validated() throws(MakerError) -> GameTraits {
        var kept = self
        kept.modes = Self.ordered(modes)
        kept.inputs = Self.ordered(inputs)
        kept.languages = Self.ordered(languages)
        kept.accessibility = Self.ordered(accessibility)
        kept.contentNotes = contentNotes.map { Self.ordered($0) }
        if let players, !players.isPossible { throw .invalid(field: "players", reason: .outOfRange) }
        return kept
    }

    private static func ordered<Word: CaseIterable & Equatable>(_ words: [Word]) -> [Word] {
        Word.allCases.filter(words.contains)
    }

    /// What can be known of a game, for telling what is not.
    package enum Subject: String, CaseIterable, Sendable {
        case session, players, inputs, languages, accessibility, contentNotes
    }

    /// What is not known, in the order of the list.
    package var unknownSubjects: [Subject] {
        Subject.allCases.filter { subject in
            switch subject {
            case .session: session == nil
            case .players: modes.isEmpty && players == nil
            case .inputs: inputs.isEmpty
            case .languages: languages.isEmpty
            case .accessibility: accessibility.isEmpty
            case .contentNotes: contentNotes == nil
            }
        }
    }
}

extension GameTraits: JSONDescribed {
    package static let schema = JSONSchema.object(
        .optional("session", .choice(SessionLength.self)),
        .required("modes", .array(of: .choice(PlayMode.self), maximum: 50)),
        .optional("players", PlayerCount.schema),
        .required("inputs", .array(of: .choice(InputDevice.self), maximum: 50)),
        .required("languages", .array(of: .choice(GameLanguage.self), maximum: 100)),
        .required("accessibility", .array(of: .choice(AccessibilityFeature.self), maximum: 50)),
        .optional(
            "contentNotes",
            .array(of: .choice(ContentNote.self), maximum: 50)
                .described("Absent where nobody said; empty for a game with none of these.")
        )
    ).named("GameTraits")
}

/// How long one sits with a game before it is a good moment to stop.
package enum SessionLength: String, Codable, Sendable, CaseIterable {
    /// Up to a quarter of an hour.
    case minutes
    /// Up to an hour.
    case hour
    /// One to three hours.
    case hours
    /// More than that.
    case evening
}

/// Who plays together, and how, in the words of the stores.
package enum PlayMode: String, Codable, Sendable, CaseIterable {
    case single
    case localCoOp = "local-co-op"
    case onlineCoOp = "online-co-op"
    case localVersus = "local-versus"
    case onlineVersus = "online-versus"
    case massive
}

/// How many play a game at once.
package struct PlayerCount: Hashable, Codable, Sendable {
    package var fewest: Int
    package var most: Int

    package init(fewest: Int, most: Int) { (self.fewest, self.most) = (fewest, most) }

    /// `4`, or `1-4`; `nil` for anything else.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
            .map { Int($0.trimmingCharacters(in: .whitespaces)) }
        guard (1...2).contains(parts.count), let fewest = parts[0], let most = parts[parts.count - 1]
        else { return nil }
        self.init(fewest: fewest, most: most)
        guard isPossible else { return nil }
    }

    /// As it is read from.
    package var text: String { fewest == most ? String(most) : "\(fewest)-\(most)" }

    package var isPossible: Bool { fewest >= 1 && most >= fewest && most <= GameTraits.maximumPlayers }

    package func contains(_ number: Int) -> Bool { fewest <= number && number <= most }
}

extension PlayerCount: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("fewest", .integer(0...1_000_000)),
        .required("most", .integer(0...1_000_000))
    ).named("PlayerCount")
}

/// What a game is played with.
package enum InputDevice: String, Codable, Sendable, CaseIterable {
    case keyboardMouse = "keyboard-mouse"
    case controller, touch
    case headset = "vr"
}

/// What helps people to play, in the words that Steam's store has for it.
package enum AccessibilityFeature: String, Codable, Sendable, CaseIterable {
    case subtitles
    case textSize = "text-size"
    case colourAlternatives = "colour-alternatives"
    case cameraComfort = "camera-comfort"
    case volumeControls = "volume-controls"
    case narratedMenus = "narrated-menus"
    case adjustableDifficulty = "adjustable-difficulty"
    case saveAnytime = "save-anytime"
    case noTimedInput = "no-timed-input"
    case remappableControls = "remappable-controls"
    case keyboardOnly = "keyboard-only"
    case mouseOnly = "mouse-only"
    case touchOnly = "touch-only"
}

/// What somebody may not want to meet unprepared, in the words of age ratings.
package enum ContentNote: String, Codable, Sendable, CaseIterable {
    case violence, gore, fear
    case badLanguage = "bad-language"
    case sex, nudity, discrimination, drugs, gambling
    case selfHarm = "self-harm"
    case flashingLights = "flashing-lights"
    case strangers = "other-players"
    case purchases
}

/// A language of a game's texts, as BCP 47 has it.
package enum GameLanguage: String, Codable, Sendable, CaseIterable {
    case english = "en"
    case arabic = "ar"
    case bulgarian = "bg"
    case chineseSimplified = "zh-Hans"
    case chineseTraditional = "zh-Hant"
    case czech = "cs"
    case danish = "da"
    case dutch = "nl"
    case finnish = "fi"
    case french = "fr"
    case german = "de"
    case greek = "el"
    case hungarian = "hu"
    case indonesian = "id"
    case italian = "it"
    case japanese = "ja"
    case korean = "ko"
    case norwegian = "nb"
    case polish = "pl"
    case portuguese = "pt"
    case portugueseOfBrazil = "pt-BR"
    case romanian = "ro"
    case russian = "ru"
    case spanish = "es"
    case spanishOfLatinAmerica = "es-419"
    case swedish = "sv"
    case thai = "th"
    case turkish = "tr"
    case ukrainian = "uk"
    case vietnamese = "vi"
}
