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
