import DestinyDomain
package import Foundation

/// What the safety gate makes of a text, for those who teach it.
package enum GateHearing {
    /// The words by their sound as the scorer reads them, in order; empty for a text without any.
    package static func words(of text: String) -> [String] {
        SpokenText(text).words.map { SafetyGate.concepts.respelled($0).sound }
    }

    /// What a text is stopped for, what the patterns alone stop it for, and its score with the kind of that.
    package static func judgement(of text: String, at moment: Date) -> [String] {
        let year = SafetyGate.year(of: moment)
        let spoken = SpokenText(text)
        let learned = SafetyGate.scorer?.judgement(of: spoken.words)
        return [
            SafetyGate.stop(in: spoken, in: year)?.rawValue ?? "-",
            SafetyGate.pattern(in: spoken, in: year)?.rawValue ?? "-",
            learned.map { "\($0.score)" } ?? "-", learned?.kind.rawValue ?? "-",
        ]
    }
}
