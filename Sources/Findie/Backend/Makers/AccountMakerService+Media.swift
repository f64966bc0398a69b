import AccountsDomain
import AccountsService
import Blobs
package import FindieDomain
package import Foundation
import Storage
package import Uploads

extension AccountMakerService {
    private static let pictures = UploadRules(
        kinds: [.png, .jpeg, .webp, .avif],
        maximumBytes: GameMedia.Kind.cover.maximumBytes,
        maximumSide: GameMedia.longestSide,
        maximumPixels: 40_000_000
    )

    package func beginMedia(
        _ kind: GameMedia.Kind,
        size: Int,
        of id: MakerGame.ID
    ) async throws(MakerError) -> ChunkedUpload {
        try await member()
        try Self.check(try await reading { try $0.game(id, of: account) }, takes: kind)
        return try await uploading { () async throws(UploadFailure) in
            try await backend.accounts.beginUpload(size: size, upTo: kind.maximumBytes, of: account)
        }
    }

    package func media(_ upload: ChunkedUpload.ID) async throws(MakerError) -> ChunkedUpload {
        try await member()
        return try await uploading { () async throws(UploadFailure) in
            try await backend.accounts.upload(upload, of: account)
        }
    }

    package func append(
        _ piece: Data,
        at offset: Int,
        to upload: ChunkedUpload.ID
    ) async throws(MakerError) -> ChunkedUpload {
        try await member()
        return try await uploading { () async throws(UploadFailure) in
            try await backend.accounts.append(piece, at: offset, to: upload, of: account)
        }
    }

    package func finishMedia(
        _ upload: ChunkedUpload.ID,
        as kind: GameMedia.Kind,
        of id: MakerGame.ID
    ) async throws(MakerError) -> MakerGame {
        try await member()
        let game = try await reading { try $0.game(id, of: account) }
        // An answer that was lost is asked for again.
        if game.media.contains(where: { $0.id == upload }) { return game }
        do throws(MakerError) {
            try Self.check(game, takes: kind)
            let file = try await whole(upload)
            let media = try await kind == .trailer ? trailer(file) : picture(file, kind)
            let finished = try await put(media, to: id)
            if kind != .trailer { await backend.sizes.prepare(media.id, of: account) }
            if media.id != upload { try await remove(upload) }
            return finished
        } catch {
            // What cannot be used leaves nothing behind; what the line did to it is tried again.
            if case .unusable = error { try await remove(upload) }
            throw error
        }
    }

    package func removeMedia(
        _ media: GameMedia.ID,
        of id: MakerGame.ID
    ) async throws(MakerError) -> MakerGame {
        try await member()
        return try await writing { store in
            var game = try store.game(id, of: account)
            guard game.state != .inReview else { throw MakerError.wrongState }
            guard game.media.contains(where: { $0.id == media }) else { return game }
            game.media.removeAll { $0.id == media }
            try store.settle(&game, by: account, on: ReleaseDay(now))
            try store.update(game)
            try forget(media, store)
            return try store.game(id)
        }
    }

    // MARK: Parts

    private static func check(_ game: MakerGame, takes kind: GameMedia.Kind) throws(MakerError) {
        guard game.state != .inReview else { throw .wrongState }
        // A new cover or trailer takes the place of the old one.
        guard kind != .screenshot || game.media.count(where: { $0.kind == kind }) < kind.maximumCount else {
            throw .unusable(.tooMany)
        }
    }

    private func whole(_ upload: UUID) async throws(MakerError) -> StoredFile {
        try await uploading { () async throws(UploadFailure) in
            _ = try await backend.accounts.upload(upload, of: account)
            guard let file = try await backend.accounts.file(upload) else { throw UploadFailure.notFound }
            return file
        }
    }

    private func picture(_ file: StoredFile, _ kind: GameMedia.Kind) async throws(MakerError) -> GameMedia {
        guard file.size <= kind.maximumBytes else { throw .unusable(.tooLarge) }
        let bytes = try await backend.bytes(0..<file.size, of: file)
        let picture: Upload
        do throws(UploadProblem) {
            picture = try Upload(bytes, rules: Self.pictures).withoutMetadata()
        } catch {
            throw .unusable(MediaFault(error))
        }
        guard let size = picture.size else { throw .unusable(.unreadable) }
        guard min(size.width, size.height) >= GameMedia.shortestSide else { throw .unusable(.tooSmall) }
        let shape = Double(size.width) / Double(size.height)
        guard kind != .cover || GameMedia.coverShapes.contains(shape) else { throw .unusable(.wrongShape) }
        let id = try await uploading { () async throws(UploadFailure) in
            try await backend.accounts.store(picture.bytes, of: account)
        }
        return GameMedia(
            id: id,
            kind: kind,
            type: picture.kind.mediaType,
            width: size.width,
            height: size.height,
            byteCount: picture.bytes.count
        )
    }

    private func trailer(_ file: StoredFile) async throws(MakerError) -> GameMedia {
        let copy = try await uploading { () async throws(UploadFailure) in try await backend.accounts.copy(file) }
        // A temporary file; the system clears away what stays.
        defer { try? FileManager.default.removeItem(at: copy) }
        let head: FilmHead
        do throws(UploadProblem) {
            head = try FilmHead(copy)
        } catch {
            throw .unusable(MediaFault(error))
        }
        guard head.isShownEverywhere else { throw .unusable(.wrongCoding) }
        guard head.seconds <= Double(GameMedia.maximumSeconds) else { throw .unusable(.tooLong) }
        guard min(head.width, head.height) >= 180 else { throw .unusable(.tooSmall) }
        guard max(head.width, head.height) <= GameMedia.longestSide else { throw .unusable(.tooManyPixels) }
        return GameMedia(
            id: file.id,
            kind: .trailer,
            type: head.container.rawValue,
            width: head.width,
            height: head.height,
            seconds: Int(head.seconds.rounded(.up)),
            byteCount: file.size
        )
    }

    private func put(_ media: GameMedia, to id: MakerGame.ID) async throws(MakerError) -> MakerGame {
        try await writing { store in
            var game = try store.game(id, of: account)
            try Self.check(game, takes: media.kind)
            try UploadStore(connection: store.connection, now: now).keep(media.id, of: account)
            try MediaStore(connection: store.connection).insert(media, of: id, by: account)
            let replaced = media.kind == .screenshot ? [] : game.media.filter { $0.kind == media.kind }
            game.media.removeAll { replaced.contains($0) }
            game.media.append(media)
            try store.settle(&game, by: account, on: ReleaseDay(now))
            try store.update(game)
            for old in replaced { try forget(old.id, store) }
            return try store.game(id)
        }
    }

    /// What players see stays until other things are published in its place.
    private func forget(_ media: UUID, _ store: MadeGameStore) throws {
        guard try MediaStore(connection: store.connection).media(media)?.isLive != true else { return }
        try store.remove(media, of: account)
    }

    private func remove(_ upload: UUID) async throws(MakerError) {
        _ = try await writing { try UploadStore(connection: $0.connection, now: now).remove(upload, of: account) }
    }

    private func uploading<Value: Sendable>(
        _ work: () async throws(UploadFailure) -> Value
    ) async throws(MakerError) -> Value {
        do throws(UploadFailure) {
            return try await work()
        } catch {
            throw MakerError(error)
        }
    }
}

extension MediaFault {
    init(_ problem: UploadProblem) {
        self =
            switch problem {
            case .empty: .empty
            case .tooLarge: .tooLarge
            case .wrongKind: .wrongKind
            case .unreadable: .unreadable
            case .tooManyPixels: .tooManyPixels
            }
    }
}
