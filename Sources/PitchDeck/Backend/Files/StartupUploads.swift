package import AccountsDomain
package import AccountsService
import Crypto
package import Foundation
package import PitchDeckDomain
package import Storage
package import Uploads

/// Files of startups that come in pieces, of one person.
package struct StartupUploads: Sendable {
    private let accounts: StoredAccountService
    private let database: any SQLDatabase
    private let files: StoredFileService
    private let account: Account.ID
    private let now: @Sendable () -> Date

    package init(
        accounts: StoredAccountService,
        database: any SQLDatabase,
        files: StoredFileService,
        account: Account.ID,
        now: @escaping @Sendable () -> Date
    ) {
        (self.accounts, self.database, self.files) = (accounts, database, files)
        (self.account, self.now) = (account, now)
    }

    /// Begins a file of `size` bytes.
    ///
    /// - Throws: `invalid("files", …)` for none or too many bytes, `tooMuch`.
    package func begin(size: Int) async throws(StartupError) -> ChunkedUpload {
        guard size > 0 else { throw .invalid("files", .empty) }
        guard size <= StartupFile.maximumDeckBytes else { throw .invalid("files", .tooLarge) }
        let (upload, account, now) = (ChunkedUpload(id: UUID(), size: size, received: 0), account, now())
        try await database.changing { connection in
            // What others begin at this moment counts, as does what is announced and has not come yet.
            try FileStore(connection: connection).checkRoom(for: size, of: account, at: now)
            do {
                try UploadStore(connection: connection, now: now).begin(upload, of: account)
            } catch let failure as UploadFailure {
                throw StartupError(failure, of: nil)
            }
            try connection.execute("INSERT INTO startup_uploads (upload_id) VALUES (\(upload.id))")
        }
        return upload
    }

    /// What there is of a file that is on its way.
    ///
    /// - Throws: `notFound`.
    package func status(of upload: UUID) async throws(StartupError) -> ChunkedUpload {
        try await uploading(upload) { () async throws(UploadFailure) in
            try await accounts.upload(upload, of: account)
        }
    }

    /// Adds a piece that begins at `offset`.
    ///
    /// - Throws: `notFound`, `elsewhere`, `invalid("files", …)`.
    package func append(
        _ piece: Data,
        at offset: Int,
        to upload: UUID
    ) async throws(StartupError) -> ChunkedUpload {
        try await uploading(upload) { () async throws(UploadFailure) in
            try await accounts.append(piece, at: offset, to: upload, of: account)
        }
    }

    /// Checks a file that is whole and keeps it; asked again, it tells of the same file.
    ///
    /// What cannot be used leaves nothing behind.
    ///
    /// - Throws: `elsewhere` for what is not whole, `notFound`, and what ``StoredFileService`` throws.
    package func finish(_ upload: UUID, name: String) async throws(StartupError) -> StartupFile {
        let id = DocumentID(of: upload)
        do throws(StartupError) {
            return try await files.file(id)
        } catch .notFound {
            // It is finished for the first time.
        }
        let bytes = try await uploading(upload) { () async throws(UploadFailure) in
            let known = try await accounts.upload(upload, of: account)
            guard known.isWhole else { throw UploadFailure.elsewhere(received: known.received) }
            guard let file = try await accounts.file(upload) else { throw UploadFailure.notFound }
            return try await accounts.bytes(0..<file.size, of: file)
        }
        do throws(StartupError) {
            return try await files.upload(bytes, name: name, of: upload)
        } catch {
            if case .invalid = error { try await remove(upload) }
            throw error
        }
    }

    private func remove(_ upload: UUID) async throws(StartupError) {
        let (account, now) = (account, now())
        _ = try await database.changing { try UploadStore(connection: $0, now: now).remove(upload, of: account) }
    }

    private func uploading<Value: Sendable>(
        _ upload: UUID?,
        _ work: () async throws(UploadFailure) -> Value
    ) async throws(StartupError) -> Value {
        do throws(UploadFailure) {
            return try await work()
        } catch {
            throw StartupError(error, of: upload)
        }
    }
}

extension StartupError {
    fileprivate init(_ failure: UploadFailure, of upload: UUID?) {
        self =
            switch failure {
            case .notFound: upload.map { .notFound(DocumentID(of: $0)) } ?? .notSignedIn
            case .elsewhere(let received): .elsewhere(received: received)
            case .empty: .invalid("files", .empty)
            case .tooLarge: .invalid("files", .tooLarge)
            case .tooMany: .tooMuch
            case .offline: .busy
            case .noRoom: .noRoom
            case .failed(let text): .failed(text)
            }
    }
}

extension DocumentID {
    /// What a file is known by that came in pieces: always the same, so that who asks twice gets one file.
    init(of upload: UUID) {
        var generator = DigestGenerator(upload)
        self = .random(using: &generator)
    }
}

/// Numbers out of the digests of an upload's id, which nobody guesses who does not know it.
private struct DigestGenerator: RandomNumberGenerator {
    private var state: Data

    init(_ id: UUID) { state = Data(id.uuidString.utf8) }

    mutating func next() -> UInt64 {
        state = Data(SHA256.hash(data: state))
        return state.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}
