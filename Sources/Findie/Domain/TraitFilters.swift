package import Calls
import DiscoveryDomain

/// What a deck asks of how games are played; empty lists and `nil` ask nothing.
package struct TraitFilters: Hashable, Codable, Sendable {
    /// One of these.
    package var sessions: [SessionLength]
    /// At least one of these.
    package var modes: [PlayMode]
    /// Playable by so many at once.
    package var players: Int?
    /// With at least one of these.
    package var inputs: [InputDevice]
    /// In at least one of these.
    package var languages: [GameLanguage]
    /// With all of these.
    package var accessibility: [AccessibilityFeature]
    /// Whether games pass of which it is not known; those that are known to be otherwise never do.
    package var letsUnknownPass: Bool

    package init(
        sessions: [SessionLength] = [],
        modes: [PlayMode] = [],
        players: Int? = nil,
        inputs: [InputDevice] = [],
        languages: [GameLanguage] = [],
        accessibility: [AccessibilityFeature] = [],
        letsUnknownPass: Bool = false
    ) {
        (self.sessions, self.modes, self.players) = (sessions, modes, players)
        (self.inputs, self.languages, self.accessibility) = (inputs, languages, accessibility)
        self.letsUnknownPass = letsUnknownPass
    }

    package static let none = TraitFilters()

    /// How many kinds of things are asked for.
    package var activeCount: Int {
        [
            !sessions.isEmpty, !modes.isEmpty, players != nil, !inputs.isEmpty, !languages.isEmpty,
            !accessibility.isEmpty,
        ].count { $0 }
    }

    /// What is known of a game beside what is asked for.
    ///
    /// Its maker says all there is; a store's tags say what is in a game, and nothing of what is not.
    package func standing(of game: Game) -> FilterStanding {
        let traits = game.traits ?? .unknown
        let isWhole = game.isMadeHere
        let standings = [
            sessions.isEmpty
                ? .fits : Self.standing(traits.session.map { [$0] } ?? [], isWhole) { sessions.contains($0) },
            modes.isEmpty ? .fits : Self.standing(traits.modes, isWhole) { modes.contains($0) },
            players.map { wanted in
                traits.players.map { $0.contains(wanted) ? .fits : .fails } ?? FilterStanding.unknown
            } ?? .fits,
            inputs.isEmpty ? .fits : Self.standing(traits.inputs, isWhole) { inputs.contains($0) },
            languages.isEmpty ? .fits : Self.standing(traits.languages, isWhole) { languages.contains($0) },
        ]
        let helps = accessibility.map { wanted in Self.standing(traits.accessibility, isWhole) { $0 == wanted } }
        return (standings + helps).max() ?? .fits
    }

    private static func standing<Word>(
        _ known: [Word],
        _ isWhole: Bool,
        _ isWanted: (Word) -> Bool
    ) -> FilterStanding {
        if known.contains(where: isWanted) { return .fits }
        return isWhole && !known.isEmpty ? .fails : .unknown
    }

    /// As they are kept: each word once, in the order of its list; `nil` when nothing is asked for.
    ///
    /// - Throws: `invalid` with the field that is wrong.
    func validated() throws(FindieError) -> TraitFilters? {
        guard players.map((1...GameTraits.maximumPlayers).contains) ?? true else {
            throw .invalid(field: "players", reason: .outOfRange)
        }
        var kept = self
        kept.sessions = SessionLength.allCases.filter(sessions.contains)
        kept.modes = PlayMode.allCases.filter(modes.contains)
        kept.inputs = InputDevice.allCases.filter(inputs.contains)
        kept.languages = GameLanguage.allCases.filter(languages.contains)
        kept.accessibility = AccessibilityFeature.allCases.filter(accessibility.contains)
        return kept.activeCount > 0 ? kept : nil
    }
}

extension TraitFilters: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("sessions", .array(of: .choice(SessionLength.self), maximum: 50)),
        .required("modes", .array(of: .choice(PlayMode.self), maximum: 50)),
        .optional("players", .integer(0...1_000_000).described("Playable by so many at once.")),
        .required("inputs", .array(of: .choice(InputDevice.self), maximum: 50)),
        .required("languages", .array(of: .choice(GameLanguage.self), maximum: 100)),
        .required("accessibility", .array(of: .choice(AccessibilityFeature.self), maximum: 50)),
        .required("letsUnknownPass", .boolean.described("Whether games pass of which it is not known."))
    ).named("TraitFilters")
}

/// How a game stands to what is asked for, the best first.
package enum FilterStanding: Int, Comparable, Sendable {
    case fits
    /// It is not known.
    case unknown
    case fails

    package static func < (left: FilterStanding, right: FilterStanding) -> Bool { left.rawValue < right.rawValue }
}

/// How many games of the catalogue filters let through.
package struct FilterCount: Hashable, Codable, Sendable {
    /// Known to be what is asked for.
    package var fitting: Int
    /// Of which something that is asked for is not known; they pass or do not as the filters say.
    package var unknown: Int

    package init(fitting: Int, unknown: Int) { (self.fitting, self.unknown) = (fitting, unknown) }
}

extension FilterCount: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("fitting", .count.described("Known to be what is asked for.")),
        .required("unknown", .count.described("Of which something that is asked for is not known."))
    ).named("FilterCount")
}
