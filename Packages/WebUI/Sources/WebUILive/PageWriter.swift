import Foundation
import WebUI

/// The document around a session's markup.
struct PageWriter {
    let configuration: LiveConfiguration
    let build: String
    let session: LiveSession

    func page(_ markup: String) -> String {
        document(
            markup,
            session: """
                data-session="\(session.id)" data-token="\(session.token)" data-version="\(session.log.version)"
                """
        )
    }

    /// The page for when there is no line; a browser that opens it resumes as soon as it can.
    func keptPage(_ markup: String) -> String {
        let milliseconds = Int(Date.now.timeIntervalSince1970 * 1000)
        return document(markup, session: "data-session=\"\" data-version=\"0\" data-as-of=\"\(milliseconds)\"")
    }

    private func document(_ markup: String, session attributes: String) -> String {
        let live = configuration.livePath
        let title = Self.escape(session.documentTitle)
        let language = Self.escape(session.graph.environment.locale.identifier.replacing("_", with: "-"))
        return """
            <!doctype html>
            <html lang="\(language)" dir="\(direction)"\(Self.pageMarks(in: markup))>
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, \
            interactive-widget=resizes-content">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title>
            <link rel="stylesheet" href="\(live)/\(build)/webui.css">
            <link rel="manifest" href="\(session.app.path)/manifest.webmanifest" crossorigin="use-credentials">
            <link rel="icon" href="\(session.app.path)/icon.svg" type="image/svg+xml">
            <link rel="apple-touch-icon" href="\(session.app.path)/icon.png">
            <script defer src="\(live)/\(build)/webui.js"></script>
            </head>
            <body \(attributes) data-live="\(live)" data-worker="\(live)/worker.js" \
            data-person="\(Self.mark(of: session.owner))"\(library)>
            <main id="webui-root">\(markup)</main>
            <div id="webui-status" role="status" class="visually-hidden"></div>
            </body>
            </html>

            """
    }

    /// What a view says for the whole page, as `dressPage` in the browser sets it from then on.
    ///
    /// Text can hold such words, too; the browser's script takes them back then.
    static func pageMarks(in markup: String) -> String {
        ["data-scheme=\"dark\"", "data-scheme=\"light\"", "data-calm=\"\""]
            .filter { markup.contains(" \($0)") }
            .map { " \($0)" }
            .joined()
    }

    private var library: String {
        session.app.library == nil ? "" : " data-library=\"\(session.app.path)/kept\""
    }

    private var direction: String {
        session.graph.environment.layoutDirection == .rightToLeft ? "rtl" : "ltr"
    }

    /// Tells the browser when somebody else is signed in, without saying who: FNV-1a of the account.
    private static func mark(of owner: String) -> String {
        let hash = owner.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 36)
    }

    static func escape(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}
