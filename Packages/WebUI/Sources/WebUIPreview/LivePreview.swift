import Foundation
import Glibc
public import WebUI
public import WebUILive

/// One view on a page of this machine, for looking at it while it is written.
///
/// Nothing but this machine reaches it, everybody who does is the same person, and nothing limits what is asked of it:
/// it is not for the open net.
public enum LivePreview {
    /// Serves the view at `http://localhost:8080/` until the program is stopped.
    ///
    /// - Parameters:
    ///   - port: Where to listen.
    ///   - title: The document's title until a screen says its own.
    ///   - content: Makes the view, once for each page that is opened.
    /// - Throws: `PreviewError` when the port cannot be had.
    public static func serve<Content: View>(
        port: UInt16 = 8080,
        title: String = "Preview",
        @ViewBuilder content: @escaping () -> Content
    ) async throws {
        try await serve(port: port, LiveApp(path: "", title: title) { _ in LiveScene(root: content()) })
    }

    /// Serves an app below its path until the program is stopped.
    ///
    /// - Parameters:
    ///   - port: Where to listen; 0 leaves it to the system, and the address is printed.
    ///   - app: What to serve.
    /// - Throws: `PreviewError` when the port cannot be had.
    public static func serve(port: UInt16 = 8080, _ app: LiveApp) async throws {
        let server = try start(port: port, app)
        print("Look at http://localhost:\(server.port)\(app.path)/")
        // Who started this with a pipe waits for the address.
        fflush(nil)
        await server.finished()
    }

    static func start<Content: View>(
        port: UInt16,
        title: String,
        @ViewBuilder content: @escaping () -> Content
    ) throws -> PreviewServer {
        try start(port: port, LiveApp(path: "", title: title) { _ in LiveScene(root: content()) })
    }

    static func start(port: UInt16, _ app: LiveApp) throws -> PreviewServer {
        let host = LiveHost()
        host.add(app)
        let answers = PreviewAnswers(host: host)
        return try PreviewServer(port: port) { request, connection in
            Task { @MainActor in await answers.answer(request, on: connection) }
        }
    }
}

/// Why a preview cannot be served.
public enum PreviewError: Error, Equatable {
    /// The port belongs to somebody else; the system's error number says why.
    case portUnavailable(UInt16, code: Int32)
}

/// What the live host says to each request, as HTTP.
struct PreviewAnswers {
    let host: LiveHost

    private static let owner = "preview"
    private static let livePath = LiveConfiguration().livePath

    func answer(_ request: PreviewRequest, on connection: PreviewConnection) async {
        defer { connection.close() }
        let visitor = LiveVisitor(owner: Self.owner, languages: request.languages)
        switch (request.method, request.path) {
        case ("GET", Self.livePath + "/stream"): await stream(request, on: connection)
        case ("POST", Self.livePath + "/events"): connection.write(status: Self.status(of: receive(request)))
        case ("POST", Self.livePath + "/file"): await keepPiece(of: request, on: connection)
        case ("POST", Self.livePath + "/resume"):
            // What cannot be resumed is missing; the browser then loads the page anew.
            write(try? await host.resume(request.body, for: visitor), "application/json", on: connection)
        case ("GET", Self.livePath + "/" + LiveHost.worker.path):
            connection.write(
                type: LiveHost.worker.type,
                body: LiveHost.worker.bytes,
                ["Service-Worker-Allowed": "/"]
            )
        case ("GET", let path) where path.hasPrefix(Self.livePath + "/"):
            let asset = LiveHost.assets[String(path.dropFirst(Self.livePath.count + 1))]
            guard let asset else { return connection.write(status: 404) }
            connection.write(type: asset.type, body: asset.bytes)
        // The icon and the manifest that pages name belong to a real server.
        case ("GET", let path) where path.hasSuffix(".svg") || path.hasSuffix(".webmanifest"):
            connection.write(status: 204)
        case ("GET", _):
            // A page that cannot be made is missing; why is the view's own affair.
            write(try? await host.page(at: request.target, for: visitor), "text/html", on: connection)
        default: connection.write(status: 405)
        }
    }

    private func write(_ text: String?, _ type: String, on connection: PreviewConnection) {
        guard let text else { return connection.write(status: 404) }
        connection.write(type: type + "; charset=utf-8", body: Array(text.utf8))
    }

    private func receive(_ request: PreviewRequest) -> LiveReceipt { host.receive(request.body, owner: Self.owner) }

    private func keepPiece(of request: PreviewRequest, on connection: PreviewConnection) async {
        guard let piece = LiveFilePiece(query: request.query, bytes: request.body) else {
            return connection.write(status: 400)
        }
        switch await host.receive(piece, owner: Self.owner) {
        case .received(let count): connection.write(type: "text/plain", body: Array("\(count)".utf8))
        case .elsewhere(let count): connection.write(status: 409, type: "text/plain", body: Array("\(count)".utf8))
        case .gone: connection.write(status: 404)
        case .forbidden: connection.write(status: 403)
        case .tooLarge: connection.write(status: 413)
        case .full: connection.write(status: 503)
        case .invalid: connection.write(status: 400)
        }
    }

    private static func status(of receipt: LiveReceipt) -> Int {
        switch receipt {
        case .accepted: 204
        case .gone: 404
        case .forbidden: 403
        case .tooFast: 429
        case .invalid: 400
        }
    }

    private func stream(_ request: PreviewRequest, on connection: PreviewConnection) async {
        let version = request.query["after"].flatMap(Int.init) ?? 0
        guard let session = request.query["session"],
            let pieces = host.stream(
                session: session,
                owner: Self.owner,
                after: version,
                once: request.query["once"] != nil
            )
        else { return connection.write(status: 404) }
        connection.writeHead(status: 200, ["Content-Type": "text/event-stream"])
        for await piece in pieces where !connection.write(Array(piece.utf8)) { return }
    }
}
