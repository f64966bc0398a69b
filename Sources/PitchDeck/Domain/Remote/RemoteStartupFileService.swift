import Calls
package import Foundation
import Uploads

/// Files on a server, sent in pieces and known by its schema.
package struct RemoteStartupFileService: StartupFileService {
    private let api: PitchDeckAPI

    package init(_ api: PitchDeckAPI) {
        self.api = api
    }

    private struct Answer: Decodable {
        var documentId: DocumentID
        var id: Int
        var name: String
        var mime: StartupFile.Kind
        var width: Int?
        var height: Int?
        var byteCount: Int
        var createdAt: Date

        var file: StartupFile {
            StartupFile(
                id: documentId,
                number: id,
                name: name,
                kind: mime,
                width: width,
                height: height,
                byteCount: byteCount,
                createdAt: createdAt
            )
        }
    }

    package func upload(
        _ file: URL,
        name: String,
        onProgress: @escaping @Sendable (Double) async -> Void
    ) async throws(StartupError) -> StartupFile {
        guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize else {
            throw .invalid("files", .unreadable)
        }
        guard size > 0 else { throw .invalid("files", .empty) }
        let client = api.client
        let upload = try await client.call(StartupFileEndpoints.begin, BeginStartupFileInput(size: size))
        let sender = PieceSender<StartupError>(
            append: { piece, offset async throws(StartupError) in
                try await client.call(StartupFileEndpoints.append, UploadPieceInput(piece, at: offset, to: upload.id))
            },
            status: { () async throws(StartupError) in
                try await client.call(StartupFileEndpoints.status, UploadInput(upload.id))
            },
            isPassing: { error in
                if case .elsewhere = error { return true }
                return error == .offline || error == .busy
            }
        )
        guard try await sender.send(file, from: upload, onProgress: onProgress) else {
            throw .invalid("files", .unreadable)
        }
        return try await client.call(StartupFileEndpoints.finish, FinishStartupFileInput(upload.id, name: name))
    }

    package func file(_ id: DocumentID) async throws(StartupError) -> StartupFile {
        let answer: Answer? = try await api.ask(.ownFile, ["documentId": .string(id.text)], about: id)
        guard let answer else { throw .notFound(id) }
        return answer.file
    }
}
