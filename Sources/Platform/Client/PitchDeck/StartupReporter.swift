import Calls
package import PitchDeckDomain

/// Says over PitchDeck's schema what is wrong with something, to the moderators.
package struct StartupReporter: Sendable {
    /// What can be reported, by the moderators' name for it.
    package enum Kind: String, Sendable {
        case startup, introduction
    }

    private let api: PitchDeckAPI

    package init(_ api: PitchDeckAPI) {
        self.api = api
    }

    /// `reason` is one of the schema's; a second report of one's own replaces the first.
    ///
    /// - Throws: `notFound` for what one cannot read, `invalid` for the note, `tooMuch`, `notSignedIn`.
    package func report(_ kind: Kind, _ id: DocumentID, reason: String, note: String) async throws(StartupError) {
        let operation: PitchDeckOperation = kind == .startup ? .reportStartup : .reportIntroduction
        let _: Bool = try await api.ask(
            operation,
            ["documentId": .string(id.text), "reason": .string(reason), "note": .string(note)],
            about: id
        )
    }
}
