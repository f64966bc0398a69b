package import Foundation
package import Uploads

/// Games in the hands of one person who makes them, and the queue for who reviews them; every conformer is bound to
/// that person.
///
/// For anybody but the maker a game that is not theirs is not there (`gameNotFound`). Every call throws
/// `memberNeeded` to a guest.
package protocol MakerService: Sendable {
    /// `nil` before they became one.
    func maker() async throws(MakerError) -> Maker?

    /// Becomes a maker, or replaces what is known of one.
    ///
    /// - Throws: `invalid`.
    func setMaker(_ maker: Maker) async throws(MakerError) -> Maker

    /// Theirs, the last changed first.
    func games() async throws(MakerError) -> [MakerGame]

    func game(_ id: MakerGame.ID) async throws(MakerError) -> MakerGame

    /// Begins a game, or gives the one with this id.
    ///
    /// - Throws: `makerNeeded`, `tooManyGames`.
    func begin(_ id: MakerGame.ID) async throws(MakerError) -> MakerGame

    /// Keeps what is said of a game. Facts of a published one are seen at once, texts after a review.
    ///
    /// - Throws: `invalid`, `unknownTag`, `changedElsewhere` when `version` is not the last, `wrongState` in review.
    func save(_ draft: GameDraft, of id: MakerGame.ID, version: Int) async throws(MakerError) -> MakerGame

    /// Hands a game in for review.
    ///
    /// - Throws: `incomplete`, `wrongState`.
    func handIn(_ id: MakerGame.ID) async throws(MakerError) -> MakerGame

    /// Takes a game out of sight, or out of the queue.
    func withdraw(_ id: MakerGame.ID) async throws(MakerError) -> MakerGame

    /// Begins a picture or a film of `size` bytes.
    ///
    /// - Throws: `unusable`.
    func beginMedia(
        _ kind: GameMedia.Kind,
        size: Int,
        of id: MakerGame.ID
    ) async throws(MakerError) -> ChunkedUpload

    /// What there is of it.
    func media(_ upload: ChunkedUpload.ID) async throws(MakerError) -> ChunkedUpload

    /// Adds a piece that begins at `offset`.
    ///
    /// - Throws: `elsewhere`.
    func append(
        _ piece: Data,
        at offset: Int,
        to upload: ChunkedUpload.ID
    ) async throws(MakerError) -> ChunkedUpload

    /// Checks a file that is whole and puts it to the game.
    ///
    /// - Throws: `unusable`; then nothing of it is kept.
    func finishMedia(
        _ upload: ChunkedUpload.ID,
        as kind: GameMedia.Kind,
        of id: MakerGame.ID
    ) async throws(MakerError) -> MakerGame

    func removeMedia(_ media: GameMedia.ID, of id: MakerGame.ID) async throws(MakerError) -> MakerGame

    /// How a game of theirs did from one day of UTC to another, both included.
    func figures(of id: MakerGame.ID, from: ReleaseDay, to: ReleaseDay) async throws(MakerError) -> GameFigures

    /// Speaks when something of their games has changed, on whichever page or device.
    func changes() -> AsyncStream<Void>

    // MARK: For who reviews

    /// What waits, the longest first; at most 100.
    ///
    /// - Throws: `forbidden` for anybody but admins.
    func reviewQueue() async throws(MakerError) -> [MakerGame]

    /// - Throws: `forbidden`, `gameNotFound`, `wrongState` for a game that does not wait.
    func review(_ id: MakerGame.ID, _ verdict: ReviewVerdict) async throws(MakerError) -> MakerGame
}

extension MakerService {
    /// A service that is asked over a network hears of nothing.
    package func changes() -> AsyncStream<Void> { AsyncStream { nil } }
}
