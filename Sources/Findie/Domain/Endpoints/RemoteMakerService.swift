package import Calls
package import Foundation
package import Uploads

/// The games in the making that a Serendip server keeps for the client's person.
package struct RemoteMakerService: MakerService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) {
        self.client = client
    }

    package func maker() async throws(MakerError) -> Maker? { try await client.call(MakerEndpoints.maker).maker }

    package func setMaker(_ maker: Maker) async throws(MakerError) -> Maker {
        try await client.call(MakerEndpoints.setMaker, MakerInput(maker))
    }

    package func games() async throws(MakerError) -> [MakerGame] { try await client.call(MakerEndpoints.games) }

    package func game(_ id: MakerGame.ID) async throws(MakerError) -> MakerGame {
        try await client.call(MakerEndpoints.game, MakerGameInput(id))
    }

    package func begin(_ id: MakerGame.ID) async throws(MakerError) -> MakerGame {
        try await client.call(MakerEndpoints.begin, MakerGameInput(id))
    }

    package func save(
        _ draft: GameDraft,
        of id: MakerGame.ID,
        version: Int
    ) async throws(MakerError) -> MakerGame {
        try await client.call(MakerEndpoints.save, GameDraftInput(draft, of: id, version: version))
    }

    package func handIn(_ id: MakerGame.ID) async throws(MakerError) -> MakerGame {
        try await client.call(MakerEndpoints.handIn, MakerGameInput(id))
    }

    package func withdraw(_ id: MakerGame.ID) async throws(MakerError) -> MakerGame {
        try await client.call(MakerEndpoints.withdraw, MakerGameInput(id))
    }

    package func beginMedia(
        _ kind: GameMedia.Kind,
        size: Int,
        of id: MakerGame.ID
    ) async throws(MakerError) -> ChunkedUpload {
        try await client.call(MakerEndpoints.beginMedia, BeginMediaInput(kind, size: size, of: id))
    }

    package func media(_ upload: ChunkedUpload.ID) async throws(MakerError) -> ChunkedUpload {
        try await client.call(MakerEndpoints.media, UploadInput(upload))
    }

    package func append(
        _ piece: Data,
        at offset: Int,
        to upload: ChunkedUpload.ID
    ) async throws(MakerError) -> ChunkedUpload {
        try await client.call(MakerEndpoints.append, UploadPieceInput(piece, at: offset, to: upload))
    }

    package func finishMedia(
        _ upload: ChunkedUpload.ID,
        as kind: GameMedia.Kind,
        of id: MakerGame.ID
    ) async throws(MakerError) -> MakerGame {
        try await client.call(MakerEndpoints.finishMedia, FinishMediaInput(upload, as: kind, of: id))
    }

    package func removeMedia(
        _ media: GameMedia.ID,
        of id: MakerGame.ID
    ) async throws(MakerError) -> MakerGame {
        try await client.call(MakerEndpoints.removeMedia, RemoveMediaInput(media, of: id))
    }

    package func figures(
        of id: MakerGame.ID,
        from: ReleaseDay,
        to: ReleaseDay
    ) async throws(MakerError) -> GameFigures {
        try await client.call(MakerEndpoints.figures, GameFiguresInput(of: id, from: from, to: to))
    }

    package func reviewQueue() async throws(MakerError) -> [MakerGame] {
        try await client.call(MakerEndpoints.queue)
    }

    package func review(_ id: MakerGame.ID, _ verdict: ReviewVerdict) async throws(MakerError) -> MakerGame {
        try await client.call(MakerEndpoints.review, GameReviewInput(verdict, of: id))
    }
}
