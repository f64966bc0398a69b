import FindieDomain
import Foundation
import Observation

/// Filters while they are being changed, with how many games they let through.
@Observable
final class GameFiltersModel {
    var draft: GameFilters
    /// What the deck showed when the person began.
    let before: GameFilters
    /// `nil` before it is known.
    private(set) var count: FilterCount?
    /// What was typed as a tag when the filters were to be applied, and is none.
    var refusedTag: String?
    @ObservationIgnored let wanted = TagEntry()
    @ObservationIgnored let excluded = TagEntry()
    @ObservationIgnored private let service: any FindieService
    @ObservationIgnored private var counting: Task<Void, Never>?

    init(filters: GameFilters, service: any FindieService, count: FilterCount? = nil) {
        (draft, before, self.service, self.count) = (filters, filters, service, count)
    }

    isolated deinit { counting?.cancel() }

    /// Counts anew; a later change makes an earlier answer void.
    func changed() {
        counting?.cancel()
        counting = Task { [weak self, service, draft] in
            // Without an answer the last one stays: the filters can be applied without it.
            guard let count = try? await service.count(draft), !Task.isCancelled else { return }
            self?.count = count
        }
    }

    /// Returns when the last change has been counted.
    func settled() async { await counting?.value }

    // MARK: Lists

    func toggled<Choice: Equatable>(_ choice: Choice, in list: WritableKeyPath<GameFilters, [Choice]>) {
        if draft[keyPath: list].contains(choice) {
            draft[keyPath: list].removeAll { $0 == choice }
        } else {
            draft[keyPath: list].append(choice)
        }
    }

    var wantedTags: [String] { draft.wantedTags ?? [] }

    func wantedEntered() {
        guard let tag = wanted.taken(), !wantedTags.contains(tag.slug),
            wantedTags.count < GameFilters.maximumWantedTags
        else { return }
        draft.wantedTags = wantedTags + [tag.slug]
    }

    func wantedRemoved(_ slug: String) {
        let left = wantedTags.filter { $0 != slug }
        draft.wantedTags = left.isEmpty ? nil : left
    }

    func excludedEntered() {
        guard let tag = excluded.taken(), !draft.excludedTags.contains(tag.slug),
            draft.excludedTags.count < GameFilters.maximumExcludedTags
        else { return }
        draft.excludedTags.append(tag.slug)
    }

    func excludedRemoved(_ slug: String) { draft.excludedTags.removeAll { $0 == slug } }

    /// Takes what was typed as a tag and not entered, too.
    ///
    /// - Returns: Whether the filters can be applied.
    func applyTapped() -> Bool {
        wantedEntered()
        excludedEntered()
        refusedTag = wanted.unknown ?? excluded.unknown
        return refusedTag == nil
    }

    /// Everything but the excluded tags, which stand on the deck.
    func resetTapped() { draft = GameFilters(excludedTags: draft.excludedTags) }
}

extension GameFilters {
    /// For a slider.
    var fameLeaning: Double {
        get { Double(fame ?? 0) }
        set { fame = Self.step(newValue) }
    }

    /// For a slider.
    var ageLeaning: Double {
        get { Double(age ?? 0) }
        set { age = Self.step(newValue) }
    }

    private static func step(_ value: Double) -> Int? {
        let step = leanings.min { abs(Double($0) - value) < abs(Double($1) - value) }
        return step == 0 ? nil : step
    }
}

/// A field for a tag of the vocabulary.
@Observable
final class TagEntry {
    /// What the field holds.
    var text = ""
    /// What was entered and is no tag.
    private(set) var unknown: String?

    /// Takes the tag that is typed out of the field; `nil` where none is.
    func taken() -> GameTag? {
        let typed = text.trimmingCharacters(in: .whitespaces)
        let tag = TagVocabulary.builtIn.tag(named: typed)
        unknown = tag == nil && !typed.isEmpty ? typed : nil
        if tag != nil { text = "" }
        return tag
    }
}
