import Foundation
public import WebUILive

extension ScriptedClient {
    // MARK: Events

    /// Queues an event given as JSON.
    public func queue(_ event: String) { queue.append(event) }

    /// Sends what is queued as one request; `nil` when there is nothing.
    public func post() -> LiveReceipt? {
        guard !queue.isEmpty else { return nil }
        sent += 1
        return post(number: sent, events: "[\(queue.joined(separator: ","))]")
    }

    /// Sends a request of one's own making; what is queued is forgotten.
    public func post(number: Int, events: String) -> LiveReceipt {
        queue = []
        let body = Data(
            "{\"s\":\"\(session)\",\"k\":\"\(token)\",\"q\":\(number),\"b\":\(version),\"e\":\(events)}".utf8
        )
        lastBody = body
        return host.receive(body, owner: owner)
    }

    /// Sends the last request once more, as a browser does that got no answer.
    public func postAgain() -> LiveReceipt? { lastBody.map { host.receive($0, owner: owner) } }

    /// Queues a tap on the button or link with this text or label; `false` when there is none.
    @discardableResult
    public func tap(_ name: String) -> Bool {
        let target = document.root.first { node in
            node.wants("tap") && !node.isHidden
                && (node.textContent == name || node.attributes["aria-label"] == name)
        }
        guard let id = target?.id else { return false }
        queue("[\(id),\"tap\"]")
        return true
    }

    /// Makes a field show a text, as typing does, and queues the event.
    @discardableResult
    public func type(_ text: String, into label: String) -> Bool {
        guard let field = field(label), let id = field.id else { return false }
        field.value = text
        field.edit += 1
        field.editRequest = sent + 1
        queue("[\(id),\"input\",\(Self.json(text)),\(field.edit)]")
        return true
    }

    /// Queues Enter in a field.
    public func submit(_ label: String) {
        if let id = field(label)?.id { queue("[\(id),\"submit\"]") }
    }

    /// Goes to an address as Back and Forward do.
    public func travel(to location: String) {
        history.append(location)
        queue("[0,\"navigate\",\(Self.json(location))]")
    }

    /// The field with this label.
    public func field(_ label: String) -> DocumentNode? {
        document.root.first { ["input", "textarea"].contains($0.tag) && $0.attributes["aria-label"] == label }
    }

    private static func json(_ text: String) -> String {
        // Encoding one string cannot fail.
        guard let data = try? JSONEncoder().encode(text) else { return "\"\"" }
        return String(decoding: data, as: UTF8.self)
    }

    // MARK: Resume

    /// Asks for a new session in place of one that is gone, of another process if so; `false` when the address is
    /// nobody's.
    public func resume(on next: LiveHost? = nil) async throws -> Bool {
        disconnect()
        host = next ?? host
        let fields = document.root.descendants.filter { $0.attributes["name"] != nil && $0.edit > 0 }
        var typed: [String: String] = [:]
        for field in fields { typed[field.attributes["name"] ?? ""] = field.value }
        var request: [String: Any] = ["url": history.last ?? "", "fields": typed]
        request["scene"] = scene
        request["draft"] = draft
        let body = try JSONSerialization.data(withJSONObject: request)
        guard let answer = try await host.resume(body, for: LiveVisitor(owner: owner)),
            let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
        else { return false }
        session = object["s"] as? String ?? ""
        token = object["k"] as? String ?? ""
        version = object["v"] as? Int ?? 0
        title = object["t"] as? String ?? ""
        (queue, sent, acknowledged) = ([], 0, 0)
        document.reset(object["r"] as? String ?? "")
        return true
    }

    // MARK: Comparison

    /// Whether the document is what the server means it to be.
    ///
    /// Ends the stream of the moment.
    public func matchesServer() async -> Bool {
        let other = ScriptedClient(host: host, owner: owner)
        other.session = session
        other.version = -1
        other.connect()
        await other.receive()
        other.disconnect()
        return other.document.root.isSame(as: document.root)
    }
}
