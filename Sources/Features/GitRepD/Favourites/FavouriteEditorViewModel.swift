import Foundation
import Observation
import RepositoriesDomain

/// Tags and note of one favourite while they are being written.
@Observable
final class FavouriteEditorViewModel {
    enum State: Equatable {
        case editing
        case saving
        case saved
        /// Nothing was stored; what was written is still here.
        case failed(RepositoryError)
    }

    enum TagProblem: String, Equatable {
        case tooLong, tooMany
    }

    static let tagLimit = 20
    static let tagLengthLimit = 40
    static let noteLengthLimit = 4_000

    let favourite: Favourite
    private(set) var state = State.editing
    private(set) var tags: [String]
    /// What the tag field holds, not yet a tag.
    var newTag = ""
    var note: String

    @ObservationIgnored private let shelf: FavouriteShelf
    @ObservationIgnored private let work = OrderedWork()

    init(favourite: Favourite, shelf: FavouriteShelf) {
        self.favourite = favourite
        self.shelf = shelf
        tags = favourite.tags
        note = favourite.note
    }

    var tagProblem: TagProblem? {
        let typed = Self.tags(in: newTag)
        if typed.contains(where: { $0.count > Self.tagLengthLimit }) { return .tooLong }
        return Set(tags + typed).count > Self.tagLimit ? .tooMany : nil
    }

    var isNoteTooLong: Bool { note.count > Self.noteLengthLimit }

    var canSave: Bool { tagProblem == nil && !isNoteTooLong && state != .saving }

    /// Tags of other favourites that this one lacks, at most 8.
    var suggestions: [String] {
        let used = Set(shelf.favourites.flatMap(\.tags)).subtracting(tags)
        return Array(used.sorted().prefix(8))
    }

    /// Takes over what the tag field holds; a comma separates tags.
    func tagSubmitted() {
        guard tagProblem == nil else { return }
        for tag in Self.tags(in: newTag) where !tags.contains(tag) { tags.append(tag) }
        newTag = ""
    }

    func tagRemoved(_ tag: String) {
        tags.removeAll { $0 == tag }
    }

    func suggestionTapped(_ tag: String) {
        if tags.count < Self.tagLimit, !tags.contains(tag) { tags.append(tag) }
    }

    func saveTapped() {
        guard canSave else { return }
        tagSubmitted()
        state = .saving
        let note = note.trimmingCharacters(in: .whitespacesAndNewlines)
        work.add { [self] in
            do throws(RepositoryError) {
                try await shelf.annotate(favourite.id, tags: tags, note: note)
                state = .saved
            } catch {
                state = .failed(error)
            }
        }
    }

    /// Returns when everything begun so far is done.
    func settled() async {
        await work.settled()
    }

    private static func tags(in text: String) -> [String] {
        text.split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            .filter { !$0.isEmpty }
    }
}
