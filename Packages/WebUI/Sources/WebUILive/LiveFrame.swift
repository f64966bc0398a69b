import WebUI

/// One message to the browser; see `docs/wire.md`.
struct LiveFrame {
    let version: Int
    let json: String

    /// As an event of the stream.
    var event: String { "id: \(version)\ndata: \(json)\n\n" }

    struct Content {
        var acknowledged: Int?
        var operations: [Operation] = []
        var reset: String?
        var address: (kind: String, path: String)?
        var title: String?
        var commands: [ClientCommand] = []
        var animation: Animation?
        /// What the browser is to bring along when it resumes.
        var scene: String?
        /// What it is to bring along besides, as long as the page lives.
        var draft: String?

        var isEmpty: Bool {
            acknowledged == nil && operations.isEmpty && reset == nil && address == nil && title == nil
                && commands.isEmpty && scene == nil && draft == nil
        }
    }

    init(version: Int, _ content: Content) {
        self.version = version
        var fields = ["\"v\":\(version)"]
        if let number = content.acknowledged { fields.append("\"a\":\(number)") }
        if let reset = content.reset { fields.append("\"r\":\(JSONText.quote(reset))") }
        if !content.operations.isEmpty {
            fields.append("\"o\":[\(content.operations.map(\.json).joined(separator: ","))]")
        }
        if let (kind, path) = content.address { fields.append("\"u\":[\"\(kind)\",\(JSONText.quote(path))]") }
        if let title = content.title { fields.append("\"t\":\(JSONText.quote(title))") }
        if !content.commands.isEmpty {
            fields.append("\"x\":[\(content.commands.map(\.json).joined(separator: ","))]")
        }
        if let animation = content.animation, !content.operations.isEmpty {
            let curve = animation.curve == .spring ? "spring" : animation.curve == .linear ? "linear" : "ease"
            fields.append("\"n\":{\"d\":\(animation.duration),\"c\":\"\(curve)\"}")
        }
        if let scene = content.scene { fields.append("\"c\":\(JSONText.quote(scene))") }
        if let draft = content.draft { fields.append("\"d\":\(JSONText.quote(draft))") }
        json = "{\(fields.joined(separator: ","))}"
    }
}

extension ClientCommand {
    fileprivate var json: String {
        let quote = JSONText.quote
        return switch self {
        case .focus(let id): "[\"focus\",\(id)]"
        case .blur: "[\"blur\"]"
        case .scroll(let id, let place): "[\"scroll\",\(id),\(quote(place))]"
        case .haptic(let kind): "[\"haptic\",\(quote(kind))]"
        case .announce(let words): "[\"announce\",\(quote(words))]"
        case .copy(let text): "[\"copy\",\(quote(text))]"
        case .open(let url): "[\"open\",\(quote(url))]"
        case .download(let name, let type, let content):
            "[\"download\",\(quote(name)),\(quote(type)),\(quote(content))]"
        case .share(let title, let text, let url, let copied):
            "[\"share\",{\"title\":\(quote(title)),\"text\":\(quote(text)),\"url\":\(quote(url))},\(quote(copied))]"
        case .refreshed(let id): "[\"refreshed\",\(id)]"
        case .reload: "[\"reload\"]"
        }
    }
}

/// The last frames of a session, for a browser that lost its connection for a moment.
struct FrameLog {
    private static let maximumCount = 64
    /// Larger than everything anew, which is what a browser gets that misses one of them.
    private static let maximumBytes = 1024 * 1024

    private var frames: [LiveFrame] = []
    private(set) var bytes = 0
    private(set) var version = 0
    /// Counts the frames of all sessions.
    var tally: LiveTally?

    mutating func append(_ content: LiveFrame.Content) {
        version += 1
        let frame = LiveFrame(version: version, content)
        frames.append(frame)
        bytes += frame.json.utf8.count
        tally?.frameCount += 1
        tally?.frameBytes += frame.json.utf8.count
        while frames.count > 1, frames.count > Self.maximumCount || bytes > Self.maximumBytes {
            bytes -= frames.removeFirst().json.utf8.count
        }
    }

    /// Everything after a version; `nil` when that is no longer known.
    func frames(after version: Int) -> ArraySlice<LiveFrame>? {
        guard version <= self.version else { return nil }
        guard version < self.version else { return [] }
        guard let first = frames.first, first.version <= version + 1 else { return nil }
        return frames[(version + 1 - first.version)...]
    }

    /// Forgets what the browser shows.
    mutating func forget(through version: Int) {
        let count = frames.count { $0.version <= version }
        for frame in frames.prefix(count) { bytes -= frame.json.utf8.count }
        frames.removeFirst(count)
    }

    /// Forgets what has been sent; the browser asks for what it misses by its own version.
    mutating func clear() {
        frames = []
        bytes = 0
    }
}
