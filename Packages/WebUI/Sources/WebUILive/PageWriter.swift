import Foundation
import WebUI

/// The document around a session's markup.
struct PageWriter {
    let configuration: LiveConfiguration
    let build: String
    let session: LiveSession

    func page(_ markup: String) -> String {
        let live = configuration.livePath
        let title = Self.escape(session.documentTitle)
        let language = Self.escape(session.graph.environment.locale.identifier.replacing("_", with: "-"))
        return """
            <!doctype html>
            <html lang="\(language)" dir="\(direction)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, \
            interactive-widget=resizes-content">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title>
            <link rel="stylesheet" href="\(live)/\(build)/webui.css">
            <link rel="manifest" href="\(session.app.path)/manifest.webmanifest">
            <link rel="icon" href="\(session.app.path)/icon.svg" type="image/svg+xml">
            <link rel="apple-touch-icon" href="\(session.app.path)/icon.png">
            <script defer src="\(live)/\(build)/webui.js"></script>
            </head>
            <body data-session="\(session.id)" data-token="\(session.token)" data-version="\(session.log.version)" \
            data-live="\(live)" data-worker="\(live)/worker.js" data-person="\(Self.mark(of: session.owner))">
            <div id="webui-root">\(markup)</div>
            <div id="webui-status" role="status" class="visually-hidden"></div>
            </body>
            </html>

            """
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
