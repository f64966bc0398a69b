/// The last frames of a session, for a browser that lost its connection for a moment.
struct FrameLog {
    private static let maximumCount = 64
    private static let maximumBytes = 256 * 1024

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

    /// Forgets what has been sent; the browser asks for what it misses by its own version.
    mutating func clear() {
        frames = []
        bytes = 0
    }
}
