import FindieDomain
import Foundation

extension DraftModel {
    /// What is said of how the game is played; nothing said is nothing kept.
    var traits: GameTraits {
        get { draft.traits ?? .unknown }
        set { draft.traits = newValue == .unknown ? nil : newValue }
    }

    /// Adds a word of a list, or takes it away.
    func toggled<Word: CaseIterable & Equatable>(_ word: Word, in list: WritableKeyPath<GameTraits, [Word]>) {
        let chosen = traits[keyPath: list]
        traits[keyPath: list] = Word.allCases.filter { ($0 == word) != chosen.contains($0) }
        changed()
    }

    func noteTapped(_ note: ContentNote) {
        let chosen = traits.contentNotes ?? []
        let notes = ContentNote.allCases.filter { ($0 == note) != chosen.contains($0) }
        traits.contentNotes = notes.isEmpty ? nil : notes
        changed()
    }

    /// Says that none of the list is in the game, or leaves it open again.
    func noNotesTapped() {
        traits.contentNotes = traits.contentNotes == [] ? nil : []
        changed()
    }

    func playersTyped() {
        let text = playersText.trimmingCharacters(in: .whitespaces)
        let count = PlayerCount(text)
        mark(.players, isRead: text.isEmpty || count != nil)
        if text.isEmpty || count != nil { traits.players = count }
    }
}
