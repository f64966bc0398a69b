import Foundation
import WebUILive

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
