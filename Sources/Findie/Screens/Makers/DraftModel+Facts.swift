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

    // MARK: Price and release

    /// Whether players name what they pay; the price that is typed is then the least of it.
    var isPriceNamed: Bool {
        get { draft.price?.isNamedByPlayers == true }
        set {
            if newValue {
                draft.price = Price(amount: draft.price?.amount ?? 0, isNamedByPlayers: true)
            } else if draft.price?.isNamedByPlayers == true {
                // Nothing typed was nothing asked for at least; without naming it is nothing said.
                let isTyped = !priceText.trimmingCharacters(in: .whitespaces).isEmpty
                draft.price = isTyped ? draft.price.map { Price(amount: $0.amount) } : nil
            }
        }
    }

    /// What is in early access is not still to come: turning one on turns the other off.
    var isToCome: Bool {
        get { draft.isToCome == true }
        set {
            draft.isToCome = newValue ? true : nil
            if newValue { draft.isEarlyAccess = false }
        }
    }

    var isEarlyAccess: Bool {
        get { draft.isEarlyAccess }
        set {
            draft.isEarlyAccess = newValue
            if newValue { draft.isToCome = nil }
        }
    }

    func tagEntered() {
        let text = tagText.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else { return }
        guard let tag = TagVocabulary.builtIn.tag(named: text) else {
            return problem = .unknownTag(text, nearest: TagVocabulary.builtIn.nearest(to: text)?.slug)
        }
        tagText = ""
        tagTapped(tag.slug)
    }

    /// Adds a tag, or takes it away.
    func tagTapped(_ slug: String) {
        if draft.tags.contains(slug) {
            draft.tags.removeAll { $0 == slug }
        } else {
            guard draft.tags.count < Game.maximumTags else {
                return problem = .invalid(field: "tags", reason: .tooMany)
            }
            draft.tags.append(slug)
        }
        changed()
    }

    func platformTapped(_ platform: Game.Platform) {
        if draft.platforms.contains(platform) {
            draft.platforms.removeAll { $0 == platform }
        } else {
            draft.platforms.append(platform)
        }
        changed()
    }
}
