import Calls
package import Foundation

/// A place in Destiny, printed as and read from an address.
///
/// One codec serves the browser's address bar, `https` deep links (`/destiny/…`) and the phone's `destiny://…`.
package enum DestinyRoute: Hashable, Codable, Sendable {
    case home
    /// A thread, or a new one when there is none.
    case ask(thread: UUID?)
    /// A new thread with a question that is asked at once.
    case question(String)
    case match
    case savedMatch(UUID)
    case history
    case chart
    /// The sky of now.
    case sky
    /// How an answer came about.
    case trace(UUID)
    case profile
    case subscription
}

extension DestinyRoute {
    private static let address = AppAddress(app: "destiny")

    /// The path on the web, such as `/destiny/ask`.
    package var path: String { Self.address.path(location) }

    /// The phone's own address of the same place, such as `destiny://match`.
    package var appURL: String { Self.address.appURL(location) }

    /// Reads a path, an `http(s)` address on any host, or a `destiny://` address; `nil` when it names no place here.
    package init?(url: String) {
        guard let (names, values) = Self.address.parts(of: url) else { return nil }
        let id = names.count == 2 ? UUID(uuidString: names[1]) : nil
        switch (names.first, names.count, id) {
        case (nil, _, _), ("home", 1, _): self = .home
        case ("ask", 1, _): self = values["q"].flatMap(Self.question(asked:)) ?? .ask(thread: nil)
        case ("ask", 2, let id?): self = .ask(thread: id)
        case ("match", 1, _): self = .match
        case ("match", 2, let id?): self = .savedMatch(id)
        case ("history", 1, _): self = .history
        case ("chart", 1, _): self = .chart
        case ("sky", 1, _): self = .sky
        case ("trace", 2, let id?): self = .trace(id)
        case ("profile", 1, _): self = .profile
        case ("subscription", 1, _): self = .subscription
        default: return nil
        }
    }

    private var location: String {
        switch self {
        case .home: ""
        case .ask(nil): "ask"
        case .ask(let thread?): "ask/\(thread.uuidString.lowercased())"
        case .question(let text): "ask?q=\(AppAddress.escaped(text))"
        case .match: "match"
        case .savedMatch(let id): "match/\(id.uuidString.lowercased())"
        case .history: "history"
        case .chart: "chart"
        case .sky: "sky"
        case .trace(let id): "trace/\(id.uuidString.lowercased())"
        case .profile: "profile"
        case .subscription: "subscription"
        }
    }

    /// A link must not put more into a person's mouth than a question holds.
    private static func question(asked text: String) -> DestinyRoute? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty || text.count > Message.maximumQuestionLength ? nil : .question(text)
    }
}
