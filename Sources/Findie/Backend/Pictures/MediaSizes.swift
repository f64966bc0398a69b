import AccountsDomain
import AccountsService
import Blobs
import FindieDomain
import Foundation
import Logging
import Storage
import Uploads

/// Smaller copies of makers' pictures, made once: when a picture is kept, or when somebody first asks for one.
///
/// A copy is a file of the maker's like the picture, under an id that the picture's gives, and goes with it. Where a
/// copy would take more bytes than the picture, or none can be made, it has the picture's own.
actor MediaSizes {
    private let database: any SQLDatabase
    private let accounts: StoredAccountService
    private let encoder: PictureEncoder
    private let longestLine: Int
    private let now: @Sendable () -> Date
    private let logger: Logger
    /// By the copy's id: who comes meanwhile waits for the same.
    private var underWay: [UUID: Task<StoredFile?, Never>] = [:]
    /// One is made after the other, so that a machine has its other processors for other things.
    private var last: Task<StoredFile?, Never>?

    /// Whether there is a program that makes them.
    nonisolated let isPossible: Bool

    init(
        database: any SQLDatabase,
        accounts: StoredAccountService,
        encoder: PictureEncoder,
        longestLine: Int,
        now: @escaping @Sendable () -> Date,
        logger: Logger
    ) {
        (self.database, self.accounts, self.encoder, self.longestLine) = (database, accounts, encoder, longestLine)
        (self.now, self.logger, isPossible) = (now, logger, encoder.isPossible)
    }

    /// - Returns: `nil` when none could be made for now.
    func copy(
        of picture: UUID,
        in size: GameMedia.Size,
        of account: Account.ID
    ) async throws(UploadFailure) -> StoredFile? {
        if let copy = try await accounts.file(size.copy(of: picture)) { return copy }
        return await begin(picture, size, account)?.value
    }

    /// Begins to make all copies of a picture.
    func prepare(_ picture: UUID, of account: Account.ID) {
        for size in GameMedia.Size.allCases { _ = begin(picture, size, account) }
    }

    /// Ends what is under way.
    func shutdown() async {
        for task in underWay.values { task.cancel() }
        for task in underWay.values { _ = await task.value }
    }

    // MARK: One copy

    private func begin(_ picture: UUID, _ size: GameMedia.Size, _ account: Account.ID) -> Task<StoredFile?, Never>? {
        let id = size.copy(of: picture)
        if let known = underWay[id] { return known }
        guard isPossible, underWay.count < longestLine else { return nil }
        let before = last
        let task = Task {
            _ = await before?.value
            let copy = Task.isCancelled ? nil : await make(picture, size, account)
            underWay[id] = nil
            return copy
        }
        (underWay[id], last) = (task, task)
        return task
    }

    private func make(_ picture: UUID, _ size: GameMedia.Size, _ account: Account.ID) async -> StoredFile? {
        do {
            guard let own = try await accounts.file(picture) else { return nil }
            let copy = try await encoded(own, size)
            let now = now()
            try await database.write { connection in
                // It may have been removed meanwhile.
                guard try MediaStore(connection: connection).media(picture) != nil else { return }
                try UploadStore(connection: connection, now: now).insert(copy, of: account)
            }
            return try await accounts.file(copy.id)
        } catch {
            logger.warning(
                "a smaller copy of a picture was not kept",
                metadata: ["picture": "\(picture)", "reason": "\(error)"]
            )
            return nil
        }
    }

    private func encoded(_ own: StoredFile, _ size: GameMedia.Size) async throws -> StoredFile {
        let (id, bytes) = (size.copy(of: own.id), try await accounts.bytes(0..<own.size, of: own))
        do {
            if let copy = try await encoder.webP(of: bytes, upTo: size.width), copy.count < bytes.count {
                return try await accounts.keep(copy, as: id)
            }
        } catch let failure as LimitedProcess.Failure where failure.isOfTheFile {
            logger.notice(
                "a picture has no smaller copy",
                metadata: ["picture": "\(own.id)", "size": "\(size)", "reason": "\(failure)"]
            )
        }
        return own.copy(as: id)
    }
}

extension GameMedia.Size {
    /// The id of the copy of a picture: of version 8 (RFC 9562), which no picture's own is.
    func copy(of picture: UUID) -> UUID {
        var bytes = picture.uuid
        bytes.6 = bytes.6 & 0x0F | 0x80
        bytes.15 ^= self == .card ? 1 : 2
        return UUID(uuid: bytes)
    }
}
