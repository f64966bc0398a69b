import AccountsDomain
import AccountsService
import Blobs
import Calls
import FindieDomain
import FindieService
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Uploads

extension APIRouter {
    mutating func mountMakers(_ makers: MakerBackend) {
        mount(MakerEndpoints.maker) { _, account in
            OptionalMaker(try await makers.service(for: account.id).maker())
        }
        mount(MakerEndpoints.setMaker) { try await makers.service(for: $1.id).setMaker($0.maker) }
        mount(MakerEndpoints.games) { _, account in try await makers.service(for: account.id).games() }
        mount(MakerEndpoints.game) { try await makers.service(for: $1.id).game($0.id) }
        mount(MakerEndpoints.begin) { try await makers.service(for: $1.id).begin($0.id) }
        mount(MakerEndpoints.save) { input, account in
            try await makers.service(for: account.id).save(input.draft, of: input.id, version: input.version)
        }
        mount(MakerEndpoints.handIn) { try await makers.service(for: $1.id).handIn($0.id) }
        mount(MakerEndpoints.withdraw) { try await makers.service(for: $1.id).withdraw($0.id) }
        mount(MakerEndpoints.figures) { input, account in
            guard let first = ReleaseDay(input.from) else {
                throw MakerError.invalid(field: "from", reason: .outOfRange)
            }
            guard let last = ReleaseDay(input.to) else { throw MakerError.invalid(field: "to", reason: .outOfRange) }
            return try await makers.service(for: account.id).figures(of: input.id, from: first, to: last)
        }
        mount(MakerEndpoints.queue) { _, account in try await makers.service(for: account.id).reviewQueue() }
        mount(MakerEndpoints.review) { try await makers.service(for: $1.id).review($0.id, $0.verdict) }
        mountMedia(makers)
        mountClaims(makers)
    }

    private mutating func mountClaims(_ makers: MakerBackend) {
        mount(GameClaimEndpoints.claims) { _, account in try await makers.claims(of: account.id).claims() }
        mount(GameClaimEndpoints.begin) { try await makers.claims(of: $1.id).begin($0.slug) }
        mount(GameClaimEndpoints.prove) { try await makers.claims(of: $1.id).prove($0.slug) }
        mount(GameClaimEndpoints.ask) { try await makers.claims(of: $1.id).ask($0.slug, $0.note) }
        mount(GameClaimEndpoints.drop) { input, account in
            try await makers.claims(of: account.id).drop(input.slug)
            return NoContent()
        }
        mount(GameClaimEndpoints.queue) { _, account in try await makers.claims(of: account.id).queue() }
        mount(GameClaimEndpoints.decide) { try await makers.claims(of: $1.id).decide($0.id, $0.verdict) }
    }

    private mutating func mountMedia(_ makers: MakerBackend) {
        mount(MakerEndpoints.beginMedia) { input, account in
            try await makers.service(for: account.id).beginMedia(input.kind, size: input.size, of: input.id)
        }
        mount(MakerEndpoints.media) { try await makers.service(for: $1.id).media($0.upload) }
        mount(MakerEndpoints.append) { input, account in
            try await makers.service(for: account.id).append(input.content, at: input.offset, to: input.upload)
        }
        mount(MakerEndpoints.finishMedia) { input, account in
            try await makers.service(for: account.id).finishMedia(input.upload, as: input.kind, of: input.id)
        }
        mount(MakerEndpoints.removeMedia) { input, account in
            try await makers.service(for: account.id).removeMedia(input.upload, of: input.id)
        }
    }
}

extension Router<ServerContext> {
    /// Pictures and films of games: what is published for everybody, the rest for its maker and who reviews.
    func addMedia(of makers: MakerBackend, _ authenticator: Authenticator) {
        get("/findie/media/{id}") { request, context in
            guard let id = UUID(uuidString: try context.parameters.require("id")) else { throw HTTPError(.notFound) }
            // A film that begins by itself is worth nothing to who pays for each byte; asked for, it is theirs.
            let isSpared = request.uri.queryParameters["unasked"] != nil && request.headers[.named("Save-Data")] == "on"
            guard !isSpared else { throw HTTPError(.notFound) }
            let size = try request.uri.queryParameters["size"].map { name throws(Problem) in
                guard let size = GameMedia.Size(rawValue: String(name)) else {
                    throw Problem(.invalidInput, detail: "Pictures are there as card and page.", field: "size")
                }
                return size
            }
            let visitor = try await authenticator.visit(of: request)?.account
            guard let media = try await makers.media(id, in: size, for: visitor) else { throw HTTPError(.notFound) }
            return try await mediaResponse(media, request, makers)
        }
    }
}

extension Router<ServerContext> {
    /// The drawn covers of games in the making, for their makers and who reviews.
    func addDraftCovers(of makers: MakerBackend, _ authenticator: Authenticator) {
        let drawings: [(name: String, drawing: @Sendable (GameCover) -> String)] = [
            ("cover", { $0.svg }), ("scene", { $0.sceneSVG }),
        ]
        for (name, drawing) in drawings {
            get(RouterPath(stringLiteral: "/findie/drafts/{id}/\(name)")) { request, context in
                guard let id = UUID(uuidString: try context.parameters.require("id")) else {
                    throw HTTPError(.notFound)
                }
                let visitor = try await authenticator.visit(of: request)?.account
                guard let cover = try await makers.cover(of: id, for: visitor) else { throw HTTPError(.notFound) }
                return Response(
                    status: .ok,
                    headers: [.contentType: "image/svg+xml", .cacheControl: "private, no-store"],
                    body: .init(byteBuffer: ByteBuffer(string: drawing(cover)))
                )
            }
        }
    }
}

/// What players ask of a film at once; they ask for the rest when they come to it.
private let longestPart = 2 << 20

private func mediaResponse(
    _ media: MakerBackend.VisibleMedia,
    _ request: Request,
    _ makers: MakerBackend
) async throws -> Response {
    var headers: HTTPFields = [
        .contentType: media.type, .acceptRanges: "bytes",
        // Withdrawn games leave caches within the hour.
        .cacheControl: media.isLive && !media.isStandIn ? "public, max-age=3600" : "private, no-store",
        .vary: "Save-Data",
        // It is looked at, never run.
        .named("Content-Disposition"): "inline",
    ]
    let size = media.file.size
    guard let asked = request.headers[.range].flatMap(BlobRange.init(header:)) else {
        headers[.contentLength] = String(size)
        return Response(status: .ok, headers: headers, body: mediaBody(0..<size, of: media.file, makers))
    }
    do throws(BlobError) {
        let range = try asked.within(size)
        let part = range.prefix(longestPart)
        headers[.contentRange] = "bytes \(part.startIndex)-\(part.endIndex - 1)/\(size)"
        headers[.contentLength] = String(part.count)
        let body = mediaBody(part.startIndex..<part.endIndex, of: media.file, makers)
        return Response(status: .partialContent, headers: headers, body: body)
    } catch {
        headers[.contentRange] = "bytes */\(size)"
        return Response(status: .rangeNotSatisfiable, headers: headers)
    }
}

/// Written piece by piece, so that a film takes no more memory than one.
private func mediaBody(_ range: Range<Int>, of file: StoredFile, _ makers: MakerBackend) -> ResponseBody {
    ResponseBody(contentLength: range.count) { writer in
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(start + ChunkedUpload.maximumPiece, range.upperBound)
            try await writer.write(ByteBuffer(bytes: try await makers.bytes(start..<end, of: file)))
            start = end
        }
        try await writer.finish(nil)
    }
}
