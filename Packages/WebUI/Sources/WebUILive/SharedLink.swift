import Foundation

/// A link that was shared to an app: `GET …/share?url=…` or `…&text=…`, as its manifest's `share_target` says.
struct SharedLink {
    /// The address that was asked for.
    let location: String
    /// What was shared.
    let url: URL

    /// `nil` when the address is not the app's place for shared links, or holds none; only `http(s)` counts.
    init?(_ location: String, path: String) {
        guard let parts = URLComponents(string: location), parts.path == path + "/share" else { return nil }
        let items = parts.queryItems ?? []
        // Many apps put the link into the text, behind some words.
        let words = ["url", "text", "title"].flatMap { name in
            items.first { $0.name == name }?.value?.split(whereSeparator: \.isWhitespace) ?? []
        }
        let links = words.lazy.compactMap { URL(string: String($0)) }
        guard let url = links.first(where: { ["http", "https"].contains($0.scheme?.lowercased()) && $0.host() != nil })
        else { return nil }
        self.location = location
        self.url = url
    }
}
