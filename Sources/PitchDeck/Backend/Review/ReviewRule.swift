package import ModerationDomain
import PitchDeckDomain

/// What is published, and which startups wait for a moderator before everybody reads them; all others are looked at
/// afterwards.
package struct ReviewRule: Sendable {
    /// Whether all of them wait.
    package var holdsAll: Bool
    /// Holds single ones by their words.
    package var filter: any ContentFilter
    /// Whether founders have to have confirmed their address; where no mail is sent nobody can.
    package var needsConfirmedAddress: Bool

    package init(
        holdsAll: Bool = false,
        filter: any ContentFilter = WordFilter(words: [String]()),
        needsConfirmedAddress: Bool = false
    ) {
        (self.holdsAll, self.filter) = (holdsAll, filter)
        self.needsConfirmedAddress = needsConfirmedAddress
    }

    func holds(_ content: StartupContent) -> Bool {
        if holdsAll { return true }
        let texts =
            [content.title, content.pitch, content.description, content.location]
            + content.links.map(\.name) + content.claims.map(\.unit)
        return filter.verdict(on: texts.joined(separator: "\n")) == .held
    }
}
