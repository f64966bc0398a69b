import HTTPTypes
import Hummingbird

extension Request {
    /// Whether a program that says so reads the page: it gets the page, but no account is made for it.
    var isFromRobot: Bool {
        guard let agent = headers[.userAgent]?.lowercased(), !agent.isEmpty else { return true }
        return ["bot", "crawl", "spider", "slurp", "preview", "monitor", "curl/", "wget/"].contains {
            agent.contains($0)
        }
    }
}
