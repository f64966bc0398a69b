import Foundation
public import WebUILive

/// A browser in Swift: opens a page, applies frames to a `TestDocument`, sends events.
///
/// Nothing happens by itself: requests leave with `post()` and frames are read one by one, so that a test decides
/// what is late, lost, doubled or out of order.
public final class ScriptedClient {
    /// The server.
    public internal(set) var host: LiveHost
    /// The account the browser is signed in with.
    public let owner: String
    /// What the browser shows.
    public let document = TestDocument()
    /// The session's id, from the page.
    public internal(set) var session = ""
    /// The session's token, from the page.
    public internal(set) var token = ""
    /// The version of the last frame applied.
    public internal(set) var version = 0
    /// The last request the server has acknowledged.
    public internal(set) var acknowledged = 0
    /// The document's title.
    public internal(set) var title = ""
    /// The browser's history; the last entry is where it is.
    public internal(set) var history: [String] = []
    /// How many comments kept the stream warm.
    public private(set) var heartbeats = 0
    /// How many frames were there already.
    public private(set) var repeatedFrames = 0
    /// How many holes in the frames made the client connect again.
    public private(set) var reconnections = 0
    /// What the network does to frames on their way; applied to everything one read brings.
    public var network: ([ReceivedFrame]) -> [ReceivedFrame] = { $0 }

    var queue: [String] = []
    /// What the server has given the browser to bring along when it resumes.
    public var scene: String?
    /// What it brings along of what was done on the page.
    public var draft: String?
    /// The number of the last request.
    var sent = 0
    var lastBody: Data?
    private var mailbox: [ReceivedFrame] = []
    private var reader: Task<Void, Never>?
    private var connection = 0
    private var isStreaming = false
    private var waiter: CheckedContinuation<Void, Never>?

    /// A browser that has opened nothing yet.
    public init(host: LiveHost, owner: String = "owner") {
        self.host = host
        self.owner = owner
    }

    // MARK: Page

    /// Opens an address; `false` when nobody has it.
    public func open(_ location: String) async throws -> Bool {
        guard let page = try await host.page(at: location, for: LiveVisitor(owner: owner)) else { return false }
        session = Self.part(of: page, after: "data-session=\"", to: "\"")
        token = Self.part(of: page, after: "data-token=\"", to: "\"")
        version = Int(Self.part(of: page, after: "data-version=\"", to: "\"")) ?? 0
        title = Self.part(of: page, after: "<title>", to: "</title>")
        document.reset(Self.part(of: page, after: "<main id=\"webui-root\">", to: "</main>\n<div id=\"webui-status\""))
        history = [location]
        return true
    }

    private static func part(of text: String, after start: String, to end: String) -> String {
        let pieces = text.components(separatedBy: start)
        return pieces.count > 1 ? pieces[1].components(separatedBy: end)[0] : ""
    }

    // MARK: Stream

    /// Starts the stream after a version, at first after the one the page shows; `false` when the server refuses.
    @discardableResult
    public func connect(after version: Int? = nil) -> Bool {
        disconnect()
        guard let stream = host.stream(session: session, owner: owner, after: version ?? self.version) else {
            return false
        }
        connection += 1
        isStreaming = true
        reader = Task { @MainActor [weak self, connection] in
            for await piece in stream { self?.heard(piece, on: connection) }
            self?.ended(connection)
        }
        return true
    }

    /// Leaves the stream; frames that were not applied are lost.
    public func disconnect() {
        reader?.cancel()
        reader = nil
        isStreaming = false
        mailbox = []
    }

    private func heard(_ piece: String, on connection: Int) {
        guard connection == self.connection, isStreaming else { return }
        var frames: [ReceivedFrame] = []
        for message in piece.components(separatedBy: "\n\n") where !message.isEmpty {
            guard let start = message.range(of: "data: ") else {
                heartbeats += 1
                continue
            }
            if let frame = ReceivedFrame(json: String(message[start.upperBound...])) { frames.append(frame) }
        }
        mailbox += network(frames)
        wake()
    }

    private func ended(_ connection: Int) {
        guard connection == self.connection else { return }
        isStreaming = false
        wake()
    }

    private func wake() {
        waiter?.resume()
        waiter = nil
    }

    /// The stream of the moment; `false` once the server ended it.
    public var isConnected: Bool { isStreaming }

    /// Applies the next frame, waiting for it; `nil` when the stream ended.
    @discardableResult
    public func receive() async -> ReceivedFrame? {
        while mailbox.isEmpty {
            guard isStreaming else { return nil }
            await withCheckedContinuation { waiter = $0 }
        }
        let frame = mailbox.removeFirst()
        apply(frame)
        return frame
    }

    /// Returns when the server ended the stream; frames that come before are applied.
    public func receiveToEnd() async { while await receive() != nil {} }

    /// Sends what is queued and reads frames until the server has acknowledged all of it.
    public func settle() async {
        _ = post()
        while acknowledged < sent, await receive() != nil {}
    }

    private func apply(_ frame: ReceivedFrame) {
        guard frame.version > version else {
            repeatedFrames += 1
            return
        }
        guard frame.version == version + 1 || frame.reset != nil else {
            reconnections += 1
            connect()
            return
        }
        version = frame.version
        acknowledged = max(acknowledged, frame.acknowledged ?? 0)
        if let reset = frame.reset { document.reset(reset, keepingTextAfter: acknowledged) }
        document.apply(frame.operations)
        if let title = frame.title { self.title = title }
        scene = frame.scene ?? scene
        draft = frame.draft ?? draft
        guard let (kind, path) = frame.address else { return }
        if kind == "replace", !history.isEmpty { history.removeLast() }
        history.append(path)
    }
}
