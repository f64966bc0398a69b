package import Calls
package import Foundation

/// A file that is sent in pieces, each once, and goes on where the line broke.
package struct ChunkedUpload: Hashable, Codable, Sendable, Identifiable {
    /// Of a piece, in bytes; what proxies take at once.
    package static let maximumPiece = 768 << 10

    package var id: UUID
    /// Of the whole file, in bytes.
    package var size: Int
    /// So many bytes are there; the next piece begins here.
    package var received: Int

    package init(id: UUID, size: Int, received: Int) {
        (self.id, self.size, self.received) = (id, size, received)
    }

    package var isWhole: Bool { received == size }
}

extension ChunkedUpload: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("size", .count.described("Of the whole file, in bytes.")),
        .required("received", .count.described("So many bytes are there; the next piece begins here."))
    ).named("ChunkedUpload")
}

/// Why a file cannot be sent, or a piece of it is not taken.
package enum UploadFailure: Error, Hashable, Sendable {
    /// There is no such file on its way for this person: never begun, given up, or already taken.
    case notFound
    /// The piece does not begin where the file ends; so many bytes are there.
    case elsewhere(received: Int)
    case empty
    case tooLarge(maximumBytes: Int)
    /// Too many are on their way already.
    case tooMany
    case offline
    /// The disk is full.
    case noRoom
    /// The text is for the log.
    case failed(String)
}

/// Sends a file of this machine in pieces, and goes on by itself after a break of the line.
package struct PieceSender<Failure: Error>: Sendable {
    /// Sends a piece that begins so many bytes after the start.
    package var append: @Sendable (_ bytes: Data, _ offset: Int) async throws(Failure) -> ChunkedUpload
    /// What is there by now.
    package var status: @Sendable () async throws(Failure) -> ChunkedUpload
    /// Whether the same may succeed a little later.
    package var isPassing: @Sendable (Failure) -> Bool
    package var clock: any Clock<Duration>

    /// Breaks of the line in a row after which it gives up.
    private static var maximumTries: Int { 20 }

    package init(
        clock: any Clock<Duration> = ContinuousClock(),
        append: @escaping @Sendable (_ bytes: Data, _ offset: Int) async throws(Failure) -> ChunkedUpload,
        status: @escaping @Sendable () async throws(Failure) -> ChunkedUpload,
        isPassing: @escaping @Sendable (Failure) -> Bool
    ) {
        (self.append, self.status, self.isPassing, self.clock) = (append, status, isPassing, clock)
    }

    /// Sends what is missing of `file`, and tells the share that is there, 0...1, after each piece; `false` for a file
    /// that cannot be read or has become shorter.
    package func send(
        _ file: URL,
        from upload: ChunkedUpload,
        onProgress: @Sendable (Double) async -> Void = { _ in }
    ) async throws(Failure) -> Bool {
        var (upload, tries) = (upload, 0)
        while !upload.isWhole {
            guard let piece = await Self.piece(of: file, at: upload.received), !piece.isEmpty else { return false }
            do throws(Failure) {
                upload = try await append(piece, upload.received)
                tries = 0
                await onProgress(Double(upload.received) / Double(max(upload.size, 1)))
            } catch {
                tries += 1
                guard isPassing(error), tries < Self.maximumTries, await pause(tries) else { throw error }
                // The piece may have arrived although the answer did not.
                if let known = try? await status() { upload = known }
            }
        }
        return true
    }

    /// Longer each time, at most ten seconds; `false` when the task was cancelled.
    private func pause(_ tries: Int) async -> Bool {
        (try? await clock.sleep(for: .seconds(min(tries, 10)))) != nil
    }

    /// Read off the caller's actor; `nil` for a file that cannot be read.
    @concurrent private static func piece(of file: URL, at offset: Int) async -> Data? {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        // Nothing is lost with a handle that cannot be closed.
        defer { try? handle.close() }
        guard (try? handle.seek(toOffset: UInt64(offset))) != nil else { return nil }
        return try? handle.read(upToCount: ChunkedUpload.maximumPiece)
    }
}

extension InputField {
    package static let upload = InputField.path("upload", .uuid, "The file’s.")
}

extension ProblemKind {
    package static let elsewhere = ProblemKind("elsewhere", 409, "The piece does not begin where the file ends")
}

/// Names a file that comes in pieces.
package struct UploadInput: EndpointInput, Hashable {
    package var upload: UUID

    package init(_ upload: UUID) { self.upload = upload }

    package static let fields: [InputField] = [.upload]
}

/// A piece of a file.
package struct UploadPieceInput: ContentInput, Hashable {
    package var upload: UUID
    package var offset: Int
    package var content = Data()

    private enum CodingKeys: CodingKey { case upload, offset }

    package init(_ piece: Data, at offset: Int, to upload: UUID) {
        (content, self.offset, self.upload) = (piece, offset, upload)
    }

    package var contentType: String { "application/octet-stream" }

    package static let fields: [InputField] = [
        .upload, .query("offset", .integer(0...1 << 40), "Where the piece begins.", .required),
        .content("content", ["application/octet-stream"], "The piece."),
    ]
}
