package import AccountsDomain
import AccountsService
import Blobs
package import Foundation
package import PitchDeckDomain
package import Storage
package import Uploads

/// What an account uploads, in the database and among the blobs.
package struct StoredFileService: StartupFileService {
    private let database: any SQLDatabase
    private let blobs: any FileBlobs
    private let account: Account.ID?
    private let tools: PDFTools
    private let now: @Sendable () -> Date
    /// Told of a new deck, which is drawn behind.
    private let onDeck: @Sendable () -> Void

    package init(
        database: any SQLDatabase,
        blobs: any FileBlobs,
        account: Account.ID?,
        tools: PDFTools = PDFTools(),
        now: @escaping @Sendable () -> Date = { Date() },
        onDeck: @escaping @Sendable () -> Void = {}
    ) {
        (self.database, self.blobs, self.account) = (database, blobs, account)
        (self.tools, self.now, self.onDeck) = (tools, now, onDeck)
    }

    package func upload(
        _ file: URL,
        name: String,
        onProgress: @escaping @Sendable (Double) async -> Void
    ) async throws(StartupError) -> StartupFile {
        guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize else {
            throw .invalid("files", .unreadable)
        }
        guard size <= StartupFile.maximumDeckBytes else { throw .invalid("files", .tooLarge) }
        guard let bytes = await Self.content(of: file) else { throw .invalid("files", .unreadable) }
        return try await upload(bytes, name: name)
    }

    /// Read off the caller's actor; `nil` for a file that cannot be read.
    @concurrent private static func content(of file: URL) async -> Data? { try? Data(contentsOf: file) }

    /// Keeps a file as the protocol's; one that came in pieces as `pieces` takes their place, and where they are gone
    /// the file is told that took it before.
    package func upload(
        _ bytes: Data,
        name: String,
        of pieces: ChunkedUpload.ID? = nil
    ) async throws(StartupError) -> StartupFile {
        guard let account else { throw .notSignedIn }
        let upload = try Self.checked(bytes)
        guard Self.claimsPDF(name).map({ $0 == (upload.kind == .pdf) }) ?? true else {
            throw .invalid("files", .wrongKind)
        }
        // Before the tools read it, and again as it is kept, for others may come at this moment.
        let (size, date) = (upload.bytes.count, now())
        try await database.finding {
            try FileStore(connection: $0).checkRoom(for: size, of: account, at: date, finished: pieces)
        }
        let pages = upload.kind == .pdf ? try await tools.pageCount(of: upload.bytes) : nil
        guard let kind = StartupFile.Kind(rawValue: upload.kind.mediaType) else {
            throw .invalid("files", .wrongKind)
        }
        let file = StartupFile(
            id: pieces.map(DocumentID.init(of:)) ?? .random(),
            number: DrawnNumber.random(),
            name: Self.fileName(name),
            kind: kind,
            width: upload.size?.width,
            height: upload.size?.height,
            byteCount: size,
            createdAt: date
        )
        let blob = try await blobs.keep(upload.bytes)
        let kept = try await database.changing { connection in
            let store = FileStore(connection: connection)
            if let pieces,
                try !UploadStore(connection: connection, now: file.createdAt).remove(pieces, of: account)
            {
                guard let known = try store.file(file.id) else { throw StartupError.notFound(file.id) }
                return known
            }
            try store.checkRoom(for: size, of: account, at: date)
            let kept = try store.insert(file, blob, of: account)
            if let pages { try DeckStore(connection: connection).insert(file.id, pageCount: pages) }
            return kept
        }
        if pages != nil { onDeck() }
        return kept
    }

    package func file(_ id: DocumentID) async throws(StartupError) -> StartupFile {
        let account = account
        return try await database.finding { connection in
            let store = FileStore(connection: connection)
            guard let account, try store.owner(of: id) == account, let file = try store.file(id) else {
                throw StartupError.notFound(id)
            }
            return file
        }
    }

    /// The bytes of a file that the asker may have: their own, or a picture of what is published.
    package func content(of id: DocumentID) async throws(StartupError) -> (file: StartupFile, bytes: Data)? {
        let account = account
        let found = try await database.finding { connection -> (StartupFile, BlobID)? in
            let store = FileStore(connection: connection)
            guard let file = try store.file(id), let blob = try store.blob(of: id) else { return nil }
            let isOwn = try account != nil && store.owner(of: id) == account
            let queue = ReviewStore(connection: connection)
            let isSeen = try isOwn || store.isPublic(id) || queue.isModerator(account) && queue.shows(id)
            return isSeen ? (file, blob) : nil
        }
        guard let (file, blob) = found, let bytes = try await blobs.bytes(of: blob) else { return nil }
        return (file, bytes)
    }

    /// Pictures lose what a camera wrote beside them; decks stay as they are.
    private static func checked(_ bytes: Data) throws(StartupError) -> Upload {
        do throws(UploadProblem) {
            let rules = UploadRules(
                kinds: [.png, .jpeg, .webp, .pdf],
                maximumBytes: UploadKind(bytes) == .pdf
                    ? StartupFile.maximumDeckBytes : StartupFile.maximumPictureBytes
            )
            return try Upload(bytes, rules: rules).withoutMetadata()
        } catch {
            switch error {
            case .empty: throw .invalid("files", .empty)
            case .tooLarge, .tooManyPixels: throw .invalid("files", .tooLarge)
            case .wrongKind: throw .invalid("files", .wrongKind)
            case .unreadable: throw .invalid("files", .unreadable)
            }
        }
    }

    /// Whether its name says that it is a PDF, or that it is a picture; `nil` where it says neither.
    ///
    /// Which kind of picture it is programs mistake in earnest, and each is shown.
    private static func claimsPDF(_ name: String) -> Bool? {
        switch name.split(separator: ".").last?.lowercased() {
        case "pdf": true
        case "png", "jpg", "jpeg", "webp": false
        default: nil
        }
    }

    /// What a sender calls it, without folders and signs that no name has.
    private static func fileName(_ name: String) -> String {
        let last = name.split { $0 == "/" || $0 == "\\" }.last ?? ""
        let scalars = last.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }
        let text = String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespaces)
        return text.isEmpty ? "file" : String(text.prefix(StartupFile.maximumName))
    }
}
