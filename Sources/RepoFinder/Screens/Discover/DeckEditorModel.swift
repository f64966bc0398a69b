import DesignSystem
import DiscoveryDomain
import Observation
import RepositoryScreens

/// A deck's name and filters while they are being changed, or a deck that is not there yet.
@Observable
final class DeckEditorModel {
    enum State: Equatable {
        case editing
        case working
        case done
        /// Nothing was changed; what was chosen is still here.
        case failed(DiscoveryError)
    }

    private(set) var state = State.editing
    var name: String
    var filters: DeckFilters
    /// What the topic field holds.
    var typedTopic = ""
    let deck: Deck?
    let canDelete: Bool

    @ObservationIgnored private let library: DeckLibrary
    @ObservationIgnored private let work = OrderedWork()
    @ObservationIgnored private let onChanged: () -> Void

    static let languages = TrendingViewModel.languages
    static let starSteps = [10, 100, 1_000, 10_000]
    static let licenses = ["MIT", "Apache-2.0", "BSD-3-Clause", "GPL-3.0", "MPL-2.0", "Unlicense"]

    /// `deck` is `nil` for a new one; `onChanged` asks for its cards.
    init(deck: Deck?, library: DeckLibrary, onChanged: @escaping () -> Void) {
        self.deck = deck
        self.library = library
        self.onChanged = onChanged
        name = deck?.name ?? ""
        filters = deck?.filters ?? .none
        canDelete = deck != nil && library.canDelete
    }

    var isNew: Bool { deck == nil }

    /// A new deck needs a name; the first one may stay without.
    var canSave: Bool {
        state != .working && (!isNew || !name.split(whereSeparator: \.isWhitespace).isEmpty)
            && !isNameTooLong
    }

    var isNameTooLong: Bool { name.count > Deck.maximumNameLength }

    func languageTapped(_ language: String) { filters.languages.toggle(language) }

    func licenseTapped(_ license: String) { filters.licenses.toggle(license) }

    func topicSubmitted(isWanted: Bool) {
        let topic = typedTopic.split(whereSeparator: \.isWhitespace).joined(separator: "-").lowercased()
        typedTopic = ""
        guard !topic.isEmpty else { return }
        filters.includedTopics.removeAll { $0 == topic }
        filters.excludedTopics.removeAll { $0 == topic }
        if isWanted { filters.includedTopics.append(topic) } else { filters.excludedTopics.append(topic) }
    }

    func topicRemoved(_ topic: String) {
        filters.includedTopics.removeAll { $0 == topic }
        filters.excludedTopics.removeAll { $0 == topic }
    }

    func clearTapped() { filters = .none }

    func saveTapped() {
        guard canSave else { return }
        perform { [self] () async throws(DiscoveryError) in
            if var deck {
                deck.name = name
                deck.filters = filters
                try await library.update(deck)
            } else {
                try await library.create(named: name, filters: filters)
            }
        }
    }

    func deleteTapped() {
        guard let deck else { return }
        perform { [self] () async throws(DiscoveryError) in try await library.delete(deck.id) }
    }

    /// Returns when everything begun so far is done.
    func settled() async { await work.settled() }

    private func perform(_ change: @escaping () async throws(DiscoveryError) -> Void) {
        state = .working
        work.add { [self] in
            do throws(DiscoveryError) {
                try await change()
                state = .done
                onChanged()
            } catch {
                state = .failed(error)
            }
        }
    }
}
