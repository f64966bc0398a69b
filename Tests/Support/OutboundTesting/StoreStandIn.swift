import Foundation
package import NIOCore
import Synchronization

/// A stand-in for the stores that games are read from, over HTTP: Steam's `GetItems` and `appdetails`, itch.io's feeds,
/// its games' `data.json` and their pages, with the ways of the real ones.
///
/// Each fault is for the next request of a kind, in order.
package final class StoreStandIn: Sendable {
    package enum Kind: String, Sendable, CaseIterable { case items, details, feed, data, page }

    package enum Fault: Sendable {
        /// 429, and how many seconds to wait where that is said.
        case refused(seconds: Int?)
        /// 403 without a reason, with Cloudflare's page for people.
        case challenged
        /// The answer ends in the middle, and the connection with it.
        case half
        /// Half an answer, which says that it is whole.
        case torn
        case broken
        /// The answer comes late.
        case slow(TimeAmount)
    }

    private struct State {
        var apps: [Int: String] = [:]
        var details: [Int: String] = [:]
        var feeds: [String: [String]] = [:]
        var data: [String: String] = [:]
        var pages: [String: String] = [:]
        var faults: [Kind: [Fault]] = [:]
        var onRequest: (@Sendable (Kind) -> Void)?
    }

    private let state = Mutex(State())
    private let server: ScriptedServer

    package init() async throws {
        server = try await ScriptedServer()
        server.answer { [weak self] in self?.reply(to: $0) ?? .init(status: 503) }
    }

    package var address: String { server.address }
    /// With `{maker}` in place of a maker's name.
    package var pages: String { server.address + "/{maker}" }

    package func stop() async throws { try await server.stop() }

    /// What was asked, in order.
    package var asked: [Kind] { server.requests.map { Self.kind(of: $0) } }

    /// The addresses that were asked, in order.
    package var addresses: [String] { server.requests.map(\.uri) }

    /// What `GetItems` tells of an app, beside its number.
    package func sell(_ app: Int, _ facts: String) { state.withLock { $0.apps[app] = facts } }

    /// What `appdetails` tells of an app; without it the answer is `success: false`.
    package func detail(_ app: Int, _ facts: String) { state.withLock { $0.details[app] = facts } }

    /// The items of the first page of a feed, each the text within `<item>`.
    package func list(_ tag: String, _ items: [String]) { state.withLock { $0.feeds[tag] = items } }

    /// A game's `data.json`, by `maker/game`.
    package func data(_ game: String, _ json: String) { state.withLock { $0.data[game] = json } }

    /// A game's page for people, by `maker/game`.
    package func show(_ game: String, _ html: String) { state.withLock { $0.pages[game] = html } }

    package func fail(_ kind: Kind, _ faults: Fault...) { state.withLock { $0.faults[kind, default: []] += faults } }

    package func onRequest(_ body: @escaping @Sendable (Kind) -> Void) { state.withLock { $0.onRequest = body } }

    // MARK: Answers

    private static func kind(of request: ScriptedServer.Request) -> Kind {
        if request.path.contains("GetItems") { return .items }
        if request.path.hasSuffix("appdetails") { return .details }
        if request.path.hasSuffix(".xml") { return .feed }
        return request.path.hasSuffix("data.json") ? .data : .page
    }

    private func reply(to request: ScriptedServer.Request) -> ScriptedServer.Reply {
        let kind = Self.kind(of: request)
        let (fault, told) = state.withLock { state -> (Fault?, (@Sendable (Kind) -> Void)?) in
            let faults = state.faults[kind] ?? []
            state.faults[kind] = Array(faults.dropFirst())
            return (faults.first, state.onRequest)
        }
        told?(kind)
        let whole = answer(kind, request)
        var reply = ScriptedServer.Reply(status: whole.status, body: Data(whole.body.utf8))
        switch fault {
        case nil: break
        case .refused(let seconds):
            return .init(status: 429, headers: seconds.map { [("Retry-After", String($0))] } ?? [], body: Data())
        case .challenged: return .init(status: 403, body: Data("<html><title>Just a moment...</title></html>".utf8))
        case .half: reply.cutsAfter = reply.body.count / 2
        case .torn: reply.body = reply.body.prefix(reply.body.count / 2)
        case .broken: return .init(status: 500, body: Data("<html>Internal Server Error</html>".utf8))
        case .slow(let delay): reply.delay = delay
        }
        return reply
    }

    private func answer(_ kind: Kind, _ request: ScriptedServer.Request) -> (status: Int, body: String) {
        let state = state.withLock { $0 }
        switch kind {
        case .items: return (200, Self.items(request.query["input_json"] ?? "", state.apps))
        case .details:
            let app = request.query["appids"] ?? ""
            let facts = Int(app).flatMap { state.details[$0] }
            return (200, #"{"\#(app)":\#(facts.map { #"{"success":true,"data":\#($0)}"# } ?? #"{"success":false}"#)}"#)
        case .feed:
            let tag = request.path.split(separator: "/").last?.dropFirst("tag-".count).dropLast(".xml".count) ?? ""
            let items = request.query["page"] == "1" ? state.feeds[String(tag)] ?? [] : []
            let text = items.map { "<item>\($0)</item>" }.joined(separator: "\n")
            return (200, #"<?xml version="1.0"?><rss version="2.0"><channel>\#(text)</channel></rss>"#)
        case .page:
            let game = request.path.split(separator: "/").joined(separator: "/")
            return state.pages[game].map { (200, $0) } ?? (404, "<html>not found</html>")
        case .data:
            let game = request.path.split(separator: "/").prefix(2).joined(separator: "/")
            return state.data[game].map { (200, $0) } ?? (404, "<html>not found</html>")
        }
    }

    /// Apps that are not sold come without success; no app at all comes as `{}`.
    private static func items(_ question: String, _ apps: [Int: String]) -> String {
        guard let asked = try? JSONDecoder().decode(Question.self, from: Data(question.utf8)), !asked.ids.isEmpty
        else { return #"{"response":{"store_items":{}}}"# }
        let items = asked.ids.map { id in
            apps[id.appid].map { #"{"id":\#(id.appid),"appid":\#(id.appid),"success":1,"visible":true,\#($0)}"# }
                ?? #"{"id":\#(id.appid),"success":15,"visible":false}"#
        }
        return #"{"response":{"store_items":[\#(items.joined(separator: ","))]}}"#
    }

    private struct Question: Decodable {
        struct App: Decodable { var appid: Int }

        var ids: [App]
    }
}
