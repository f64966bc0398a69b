import Calls
import HTTPTypes
import Hummingbird
import NIOCore

/// The pages that are not apps: the launcher, and what a person sees when a page fails.
struct SitePageWriter: Sendable {
    let assets: StaticAssets

    func launcher(_ tiles: [AppTile]) -> Response {
        let items = tiles.map { tile in
            """
            <li><a class="tile" href="\(escaped(tile.path))" \
            style="--accent-light:\(escaped(tile.accentLight));--accent-dark:\(escaped(tile.accentDark))">\
            <img src="\(assets.path("\(tile.icon).svg"))" alt="" width="72" height="72">\
            <span><h2>\(escaped(tile.name))</h2><p>\(escaped(tile.sentence))</p></span>\
            <span class="open" aria-hidden="true">Open</span></a></li>
            """
        }
        let body = """
            <header class="hero"><img src="\(assets.path("favicon.svg"))" alt="" width="56" height="56">
            <h1>Serendip</h1><p>Find what you were not looking for. Everything you keep stays on this server.</p></header>
            <main class="page"><ul class="tiles">\(items.joined(separator: "\n"))</ul></main>
            <footer class="foot"><span>Version \(ServerVersion.current)</span>\
            <a href="/api/openapi.json">API document</a></footer>
            """
        return page(title: "Serendip", body: body, status: .ok, caching: "no-cache")
    }

    func page(for problem: Problem) -> Response {
        let (title, words) =
            switch problem.status {
            case 404: ("Nothing here", "The address may be mistyped, or what was here has moved.")
            case 429: ("A little slower, please", "Too much was asked at once. Try again in a moment.")
            case _ where problem.is(.noRoom):
                ("No room on the server", "A first visit needs a little, and there is none. What you saved is safe.")
            case 500...: ("That went wrong", "Something failed on our side. Nothing you saved is lost.")
            default: (problem.title, problem.detail ?? "")
            }
        let body = """
            <span></span><main class="page message"><h1>\(escaped(title))</h1><p>\(escaped(words))</p>
            <a class="home" href="/">To the apps</a></main>
            """
        var response = page(
            title: "\(title) · Serendip",
            body: body,
            status: .init(code: problem.status),
            caching: "no-store"
        )
        response.headers[.retryAfter] = problem.retryAfter.map { String($0) }
        return response
    }

    private func page(title: String, body: String, status: HTTPResponse.Status, caching: String) -> Response {
        let html = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            <meta name="color-scheme" content="light dark">
            <meta name="theme-color" content="#f6f6f8" media="(prefers-color-scheme: light)">
            <meta name="theme-color" content="#111214" media="(prefers-color-scheme: dark)">
            <title>\(escaped(title))</title>
            <link rel="icon" href="/favicon.svg" type="image/svg+xml">
            <link rel="apple-touch-icon" href="/favicon.png">
            <link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">
            <link rel="stylesheet" href="\(assets.path("site.css"))">
            </head>
            <body>
            \(body)
            </body>
            </html>

            """
        return Response(
            status: status,
            headers: [.contentType: "text/html; charset=utf-8", .cacheControl: caching],
            body: .init(byteBuffer: ByteBuffer(string: html))
        )
    }
}

/// Text as HTML text or as the value of a quoted attribute.
func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        case "'": escaped += "&#39;"
        default: escaped.unicodeScalars.append(scalar)
        }
    }
    return escaped
}
