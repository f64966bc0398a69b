import HTTPTypes
import Hummingbird

/// What a browser or phone is called in the list of sessions: "Firefox on Linux".
///
/// Taken from `User-Agent`, of which nothing else is kept.
struct DeviceName: Sendable {
    let text: String

    /// What contains an earlier word also contains later ones: Edge says Chrome, and Chrome says Safari.
    private static let browsers = [
        ("Serendip", "Serendip"), ("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"),
        ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrom", "Chrome"), ("Safari", "Safari"),
    ]
    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS X", "Mac"),
        ("Macintosh", "Mac"), ("CrOS", "Chromebook"), ("Linux", "Linux"),
    ]

    init(_ userAgent: String?) {
        let agent = userAgent ?? ""
        let names = [Self.browsers, Self.systems].compactMap { names in
            names.first { agent.contains($0.0) }?.1
        }
        text = names.joined(separator: " on ")
    }

    init(_ request: Request) {
        self.init(request.headers[.userAgent])
    }
}
