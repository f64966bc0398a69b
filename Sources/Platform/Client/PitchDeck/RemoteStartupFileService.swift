import Calls
package import Foundation
package import PitchDeckDomain

/// Files on a server, sent by its form and known by its schema.
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

    private struct Sent: Decodable {
        var documentId: DocumentID
    }

    private struct Refused: Decodable {
        var error: Inner

        struct Inner: Decodable {
            var message: String
            var details: Details?
        }

        struct Details: Decodable {
            var reason: StartupError.Reason?
        }
    }

    package func upload(_ bytes: Data, name: String) async throws(StartupError) -> StartupFile {
        let boundary = "part-\(UUID().uuidString)"
        // What a name may not have in a header's quotes the server would not keep either.
        let quoted = name.filter { !$0.isNewline && $0 != "\"" && $0 != "\\" }
        var body = Data("--\(boundary)\r\n".utf8)
        body += Data("Content-Disposition: form-data; name=\"files\"; filename=\"\(quoted)\"\r\n\r\n".utf8)
        body += bytes + Data("\r\n--\(boundary)--\r\n".utf8)
        let type = "multipart/form-data; boundary=\(boundary)"
        let response = try await api.post("/api/upload", ["content-type": type], body)
        guard response.status == 201, let sent = try? JSONCoding.decode([Sent].self, from: response.body).first else {
            throw Self.refusal(response)
        }
        return try await file(sent.documentId)
    }

    package func file(_ id: DocumentID) async throws(StartupError) -> StartupFile {
        let answer: Answer? = try await api.ask(.ownFile, ["documentId": .string(id.text)], about: id)
        guard let answer else { throw .notFound(id) }
        return answer.file
    }

    private static func refusal(_ response: EndpointResponse) -> StartupError {
        let refused = try? JSONCoding.decode(Refused.self, from: response.body)
        if let reason = refused?.error.details?.reason { return .invalid("files", reason) }
        return switch response.status {
        case 401, 403: .notSignedIn
        case 429: .tooMuch
        case 503: .busy
        default: .failed("upload: \(response.status) \(refused?.error.message ?? "")")
        }
    }
}
