import AccountsDomain
import AccountsService
import Blobs
import Calls
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import PitchDeckDomain
import PitchDeckService

/// Files of startups over HTTP: Strapi's form to send them, pictures, and the pages of decks.
struct StartupFileRoutes: Sendable {
    let pitchDeck: PitchDeckBackend
    let authenticator: Authenticator

    private static let maximumBody = StartupFile.maximumDeckBytes + 1 << 20
    private static let maximumFiles = 10

    func add(to router: Router<ServerContext>) {
        router.post("/api/upload") { request, context in
            do throws(StartupError) {
                return try await upload(request, context)
            } catch {
                return try StrapiRefusal(error).response()
            }
        }
        router.get("/pitchdeck/files/{id}") { request, context in
            guard let id = DocumentID(try context.parameters.require("id")) else { throw HTTPError(.notFound) }
            return try await file(id, request)
        }
        router.get("/pitchdeck/visits/{visit}/{page}/{size}") { request, context in
            guard let visit = DocumentID(try context.parameters.require("visit")),
                let page = Int(try context.parameters.require("page")),
                let size = DeckPage.Size.allCases.first(where: {
                    "\($0.rawValue).webp" == context.parameters.get("size")
                })
            else { throw HTTPError(.notFound) }
            return try await part(.page(page, size), of: visit, request, type: "image/webp")
        }
        router.get("/pitchdeck/covers/{id}") { request, context in
            let visit = try await authenticator.ofPages.visit(of: request)
            guard let id = DocumentID(try context.parameters.require("id")),
                let bytes = try await pitchDeck.decks(of: visit?.account.id).cover(of: id)
            else { throw HTTPError(.notFound) }
            let tag = BlobID(of: bytes).description
            return answer(bytes, type: "image/webp", tag: tag, name: nil, request)
        }
        router.get("/pitchdeck/visits/{visit}/deck.pdf") { request, context in
            guard let visit = DocumentID(try context.parameters.require("visit")) else { throw HTTPError(.notFound) }
            return try await part(.file, of: visit, request, type: "application/pdf")
        }
    }

    private func upload(_ request: Request, _ context: ServerContext) async throws(StartupError) -> Response {
        let (visit, body): (Visit?, ByteBuffer)
        do {
            visit = try await authenticator.visit(of: request)
            guard visit != nil else { throw StartupError.notSignedIn }
            body = try await request.body(upTo: Self.maximumBody)
        } catch let error as StartupError {
            throw error
        } catch let problem as Problem where problem.is(.tooLarge) {
            throw .invalid("files", .tooLarge)
        } catch let problem as Problem {
            throw problem.is(.signInNeeded) ? .notSignedIn : problem.is(.tooManyRequests) ? .tooMuch : .notOwner
        } catch {
            throw .failed("upload: \(error)")
        }
        let form = MultipartForm(
            Data(body.readableBytesView),
            contentType: request.headers[.contentType] ?? ""
        )
        let files = (form?.parts ?? []).filter { $0.name == "files" && $0.fileName != nil }
        guard !files.isEmpty else { throw .invalid("files", .empty) }
        guard files.count <= Self.maximumFiles else { throw .invalid("files", .tooMany) }
        var kept: [JSONValue] = []
        for file in files {
            let service = pitchDeck.files(of: visit?.account.id)
            kept.append(try await service.upload(file.content, name: file.fileName ?? "").strapi)
        }
        return EndpointResponse(
            status: 201,
            headers: ["content-type": "application/json"],
            body: JSONCoding.data(of: .array(kept))
        ).response()
    }

    private func file(_ id: DocumentID, _ request: Request) async throws -> Response {
        let visit = try await authenticator.ofPages.visit(of: request)
        let files = pitchDeck.files(of: visit?.account.id)
        guard let (file, bytes) = try await files.content(of: id) else { throw HTTPError(.notFound) }
        return answer(bytes, type: file.kind.rawValue, tag: id.text, name: file.kind == .pdf ? file.name : nil, request)
    }

    private func part(
        _ part: DeckPart,
        of visit: DocumentID,
        _ request: Request,
        type: String
    ) async throws -> Response {
        let asker = try await authenticator.ofPages.visit(of: request)
        let found: Data?
        do throws(StartupError) {
            found = try await pitchDeck.decks(of: asker?.account.id).content(of: visit, part)
        } catch .linkGone {
            throw HTTPError(.notFound)
        } catch .noDecks, .invalid {
            // Without its mark it is not shown.
            throw HTTPError(.serviceUnavailable)
        }
        guard let found else { throw HTTPError(.notFound) }
        var name: String?
        if case .file = part { name = "deck.pdf" }
        return answer(found, type: type, tag: BlobID(of: found).description, name: name, request)
    }

    /// Nothing of it runs: it is no page, and where it is opened as one it is in a sandbox.
    private func answer(_ bytes: Data, type: String, tag: String, name: String?, _ request: Request) -> Response {
        var headers = [
            "content-type": type, "etag": "\"\(tag)\"", "content-security-policy": SecurityHeaders.sandbox,
        ]
        if let name {
            let ascii = name.unicodeScalars.map {
                $0.isASCII && $0.value >= 32 && !"\"\\;".unicodeScalars.contains($0) ? Character($0) : "_"
            }
            headers["content-disposition"] = "attachment; filename=\"\(String(ascii))\""
        }
        return EndpointResponse(status: 200, headers: headers, body: bytes).part(asked: request).response()
    }
}

extension StartupFile {
    /// As Strapi's upload answers.
    fileprivate var strapi: JSONValue {
        let ending = kind.rawValue.split(separator: "/").last.map(String.init) ?? ""
        let date = JSONValue.string(RFC3339.string(from: createdAt))
        let kilobytes = (Double(byteCount) / 10).rounded() / 100
        let size = Int64(exactly: kilobytes).map { JSONValue.integer($0) } ?? .number(kilobytes)
        return [
            "id": .integer(Int64(number)), "documentId": .string(id.text), "name": .string(name),
            "alternativeText": .null,
            "caption": .null, "width": width.map { .integer(Int64($0)) } ?? .null,
            "height": height.map { .integer(Int64($0)) } ?? .null,
            "formats": .null, "hash": .string(id.text), "ext": .string(".\(ending == "jpeg" ? "jpg" : ending)"),
            "mime": .string(kind.rawValue), "size": size,
            "url": .string(path), "previewUrl": .null, "provider": "local", "createdAt": date, "updatedAt": date,
            "publishedAt": date,
        ]
    }
}

/// Why a form was not taken, as Strapi's REST says it.
private struct StrapiRefusal {
    let error: StartupError

    init(_ error: StartupError) { self.error = error }

    private var words: (status: Int, name: String, message: String) {
        switch error {
        case .invalid(_, .empty): (400, "ValidationError", "Files are empty")
        case .invalid(_, .tooLarge): (413, "PayloadTooLargeError", "FileTooBig")
        case .invalid(let field, let reason): (400, "ValidationError", "\(field): \(reason.rawValue)")
        case .notSignedIn, .notOwner, .notMember: (403, "ForbiddenError", "Forbidden")
        case .tooMuch: (429, "RateLimitError", "Too many requests, please try again later.")
        case .noDecks: (503, "ApplicationError", "This server reads no decks.")
        case .noRoom: (503, "ApplicationError", "There is no room on the server.")
        case .busy, .offline: (503, "ApplicationError", "The server is busy; try again.")
        default: (500, "InternalServerError", "Internal Server Error")
        }
    }

    func response() throws -> Response {
        let (status, name, message) = words
        var details: JSONValue = [:]
        if case .invalid(_, let reason) = error { details = ["reason": .string(reason.rawValue)] }
        let body: JSONValue = [
            "data": .null,
            "error": [
                "status": .integer(Int64(status)), "name": .string(name), "message": .string(message),
                "details": details,
            ],
        ]
        return EndpointResponse(
            status: status,
            headers: ["content-type": "application/json"],
            body: JSONCoding.data(of: body)
        ).response()
    }
}
