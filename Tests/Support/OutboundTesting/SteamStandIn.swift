import Foundation
package import NIOCore
import Synchronization

/// A stand-in for Steam's web API and its pages of people, over HTTP, with the ways of the real ones.
///
/// Somebody without a wishlist here has a private one, which Steam answers with an empty `response`. Each fault is for the
/// next request of a method, in order.
package final class SteamStandIn: Sendable {
    package enum Fault: Sendable {
        /// 429, and how many seconds to wait where that is said.
        case refused(seconds: Int?)
        /// The answer ends in the middle, and the connection with it.
        case half
        /// Half an answer, which says that it is whole.
        case torn
        /// The answer comes late.
        case slow(TimeAmount)
        /// The answer never comes.
        case silent
        /// A server error.
        case broken
        /// A page for people instead of an answer, as during Steam's maintenance.
        case page
    }

    private struct State {
        var wishlists: [String: [Int]] = [:]
        var owned: [String: [Int]] = [:]
        var names: [String: String] = [:]
        var titles: [Int: String] = [:]
        var key: String?
        var faults: [String: [Fault]] = [:]
        /// Told before a method is answered.
        var onRequest: (@Sendable (_ method: String) -> Void)?
    }

    package static let addedAt = 1_700_000_000

    private let state = Mutex(State())
    private let server: ScriptedServer

    package init() async throws {
        server = try await ScriptedServer()
        server.answer { [weak self] in self?.reply(to: $0) ?? .init(status: 503) }
    }

    package var address: String { server.address }
    package var requests: [ScriptedServer.Request] { server.requests }

    /// The methods that were asked for, such as `GetWishlist`, in order.
    package var methods: [String] { requests.map(Self.method) }

    package func stop() async throws { try await server.stop() }

    /// The list of somebody; `nil` makes it private.
    package func show(_ apps: [Int]?, of steamID: String) { state.withLock { $0.wishlists[steamID] = apps } }

    /// What somebody owns; `nil` makes it private.
    package func own(_ apps: [Int]?, _ steamID: String) { state.withLock { $0.owned[steamID] = apps } }

    package func name(_ name: String, _ steamID: String) { state.withLock { $0.names[name] = steamID } }

    package func title(_ titles: [Int: String]) { state.withLock { $0.titles.merge(titles) { $1 } } }

    package func take(key: String) { state.withLock { $0.key = key } }

    package func fail(_ method: String, _ faults: Fault...) {
        state.withLock { $0.faults[method, default: []] += faults }
    }

    package func onRequest(_ body: @escaping @Sendable (_ method: String) -> Void) {
        state.withLock { $0.onRequest = body }
    }

    // MARK: Answers

    private static func method(of request: ScriptedServer.Request) -> String {
        let names = request.path.split(separator: "/").map(String.init)
        return names.first == "id" ? "Profile" : names.dropFirst().first ?? ""
    }

    private func reply(to request: ScriptedServer.Request) -> ScriptedServer.Reply {
        let method = Self.method(of: request)
        let (fault, told) = state.withLock { state -> (Fault?, (@Sendable (String) -> Void)?) in
            let faults = state.faults[method] ?? []
            state.faults[method] = Array(faults.dropFirst())
            return (faults.first, state.onRequest)
        }
        told?(method)
        let whole = answer(method, request)
        var reply = ScriptedServer.Reply(
            status: whole.status,
            headers: [("Content-Type", "application/json")],
            body: Data(whole.body.utf8)
        )
        switch fault {
        case nil: break
        case .refused(let seconds):
            let headers = seconds.map { [("Retry-After", String($0))] } ?? []
            return .init(status: 429, headers: headers, body: Data("{}".utf8))
        case .half: reply.cutsAfter = reply.body.count / 2
        case .torn: reply.body = reply.body.prefix(reply.body.count / 2)
        case .slow(let delay): reply.delay = delay
        case .silent: reply.isSilent = true
        case .broken: return .init(status: 500, body: Data("<html>Internal Server Error</html>".utf8))
        case .page: reply.body = Data("<html><title>Steam is down for maintenance</title></html>".utf8)
        }
        return reply
    }

    private func answer(_ method: String, _ request: ScriptedServer.Request) -> (status: Int, body: String) {
        let state = state.withLock { $0 }
        switch method {
        case "GetWishlist": return (200, Self.wishlist(state.wishlists[request.query["steamid"] ?? ""]))
        case "GetItems": return (200, Self.items(request.query["input_json"] ?? "", state.titles))
        case "GetOwnedGames":
            guard request.query["key"] == state.key else { return (401, "<html>Unauthorized</html>") }
            return (200, Self.owned(state.owned[request.query["steamid"] ?? ""]))
        case "ResolveVanityURL":
            guard request.query["key"] == state.key else { return (403, "<html>Access is denied.</html>") }
            guard let id = state.names[request.query["vanityurl"] ?? ""] else {
                return (200, #"{"response":{"success":42,"message":"No match"}}"#)
            }
            return (200, #"{"response":{"steamid":"\#(id)","success":1}}"#)
        case "Profile": return (200, Self.page(state.names[String(request.path.split(separator: "/").last ?? "")]))
        default: return (404, "<html>Not Found</html>")
        }
    }

    private static func wishlist(_ apps: [Int]?) -> String {
        guard let apps, !apps.isEmpty else { return #"{"response":{}}"# }
        let items = apps.enumerated().map { #"{"appid":\#($1),"priority":\#($0),"date_added":\#(addedAt + $0)}"# }
        return #"{"response":{"items":[\#(items.joined(separator: ","))]}}"#
    }

    private static func owned(_ apps: [Int]?) -> String {
        guard let apps else { return #"{"response":{}}"# }
        let games = apps.map { #"{"appid":\#($0),"playtime_forever":0}"# }
        return #"{"response":{"game_count":\#(apps.count),"games":[\#(games.joined(separator: ","))]}}"#
    }

    private static func items(_ question: String, _ titles: [Int: String]) -> String {
        let asked = question.matches(of: #/"appid":([0-9]+)/#).compactMap { Int($0.1) }
        let items = asked.map { app in
            guard let title = titles[app] else { return #"{"item_type":0,"id":\#(app),"success":42,"visible":false}"# }
            return #"{"item_type":0,"id":\#(app),"success":1,"visible":true,"name":"\#(title)","appid":\#(app)}"#
        }
        return #"{"response":{"store_items":[\#(items.joined(separator: ","))]}}"#
    }

    private static func page(_ steamID: String?) -> String {
        let head = #"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#
        guard let steamID else {
            let words = "<![CDATA[The specified profile could not be found.]]>"
            return head + "<response><error>\(words)</error></response>"
        }
        return head + "<profile><steamID64>\(steamID)</steamID64><steamID><![CDATA[Somebody]]></steamID></profile>"
    }
}
