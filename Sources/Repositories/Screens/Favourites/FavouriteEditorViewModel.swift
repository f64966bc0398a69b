import DesignSystem
import Foundation
import Observation
package import RepositoriesDomain

/// Tags and note of one favourite while they are being written.
@Observable
package final class FavouriteEditorViewModel {
    package enum State: Equatable {
        case editing
        case saving
        case saved
        /// Nothing was stored; what was written is still here.
        case failed(RepositoryError)
    }

    package enum TagProblem: String, Equatable {
        case tooLong, tooMany
    }

    package static let tagLimit = 20
    package static let tagLengthLimit = 40
    package static let noteLengthLimit = 4_000

    package let favourite: Favourite
    package private(set) var state = State.editing
    package private(set) var tags: [String]
    /// What the tag field holds, not yet a tag.
    package var newTag = ""
    package var note: String

    /// Stores tags and note.
    package typealias Keep = (_ tags: [String], _ note: String) async throws(RepositoryError) -> Void

    @ObservationIgnored private let keep: Keep
    /// Tags that others have.
    @ObservationIgnored private let knownTags: () -> [String]
    @ObservationIgnored private let work = OrderedWork()

    /// `knownTags` are offered as suggestions.
    package init(favourite: Favourite, knownTags: @escaping () -> [String], keep: @escaping Keep) {
        self.favourite = favourite
        self.knownTags = knownTags
        self.keep = keep
        tags = favourite.tags
        note = favourite.note
    }

    package convenience init(favourite: Favourite, shelf: FavouritesStore) {
        self.init(favourite: favourite) {
            shelf.favourites.flatMap(\.tags)
        } keep: { (tags, note) async throws(RepositoryError) in
            try await shelf.annotate(favourite.id, tags: tags, note: note)
        }
    }

    package var tagProblem: TagProblem? {
        let typed = Self.tags(in: newTag)
        if typed.contains(where: { $0.count > Self.tagLengthLimit }) { return .tooLong }
        return Set(tags + typed).count > Self.tagLimit ? .tooMany : nil
    }

    package var isNoteTooLong: Bool { note.count > Self.noteLengthLimit }

    package var canSave: Bool { tagProblem == nil && !isNoteTooLong && state != .saving }

    /// Tags of other favourites that this one lacks, at most 8.
    package var suggestions: [String] {
        let used = Set(knownTags()).subtracting(tags)
        return Array(used.sorted().prefix(8))
    }

    /// Takes over what the tag field holds; a comma separates tags.
    package func tagSubmitted() {
        guard tagProblem == nil else { return }
        for tag in Self.tags(in: newTag) where !tags.contains(tag) { tags.append(tag) }
        newTag = ""
    }

    package func tagRemoved(_ tag: String) {
        tags.removeAll { $0 == tag }
    }

    package func suggestionTapped(_ tag: String) {
        if tags.count < Self.tagLimit, !tags.contains(tag) { tags.append(tag) }
    }

    package func saveTapped() {
        guard canSave else { return }
        tagSubmitted()
        state = .saving
        let note = note.trimmingCharacters(in: .whitespacesAndNewlines)
        work.add { [self] in
            do throws(RepositoryError) {
                try await keep(tags, note)
                state = .saved
            } catch {
                state = .failed(error)
            }
        }
    }

    /// Returns when everything begun so far is done.
    package func settled() async {
        await work.settled()
    }

    private static func tags(in text: String) -> [String] {
        text.split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            .filter { !$0.isEmpty }
    }
}
