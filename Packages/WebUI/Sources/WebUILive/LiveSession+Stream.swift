import WebUI

extension LiveSession {
    /// Says nothing, and keeps a stream from seeming dead.
    static let comment = ": \n\n"

    /// Starts a stream; an older one of the same session ends.
    func beginStream() -> Int {
        isAdopted = true
        hasLeft = false
        currentStream += 1
        wake()
        return currentStream
    }

    /// The next piece of a stream after the given version, waiting for one; `nil` ends the stream.
    func next(stream: Int, after version: Int) async -> (text: String, version: Int)? {
        while stream == currentStream {
            // The frame that acknowledges its leave goes out on a stream that nobody reads any more.
            if !hasLeft { lastSeen = clock.now }
            guard let frames = log.frames(after: version) else { return resetFrame() }
            if let last = frames.last {
                await travel()
                return (frames.map(\.event).joined(), last.version)
            }
            if isFinishing { return nil }
            let isHeartbeat = await waitForFrames(stream)
            if isHeartbeat, stream == currentStream { return (Self.comment, version) }
            if Task.isCancelled { return nil }
        }
        return nil
    }

    /// Waits as long as a frame of now is on a slow line.
    private func travel() async {
        guard let line, line.delay > .zero else { return }
        // A stream that ends meanwhile gets its frames at once, and nobody reads them.
        try? await clock.sleep(until: lastFlush + line.delay)
    }

    /// Everything anew, for a browser that has missed too much.
    private func resetFrame() -> (text: String, version: Int) {
        var content = LiveFrame.Content()
        content.reset = graph.renderAll()
        title = documentTitle
        content.title = title
        // So may the frame that said where the person is by now.
        if router != nil { content.address = ("replace", location) }
        // The frame that acknowledged the last request may be one of those that are missing.
        acknowledged = lastEvent
        if lastEvent > 0 { content.acknowledged = lastEvent }
        log.clear()
        log.append(content)
        let frame = LiveFrame(version: log.version, content)
        return (frame.event, frame.version)
    }

    private func waitForFrames(_ stream: Int) async -> Bool {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiter?.continuation.resume()
                waiter = (stream, continuation)
                if Task.isCancelled { wake() }
            }
        } onCancel: {
            Task { @MainActor [weak self] in self?.wake() }
        }
        defer { heartbeatDue = false }
        return heartbeatDue
    }

    func wake() {
        waiter?.continuation.resume()
        waiter = nil
    }

    var isConnected: Bool { waiter != nil }

    /// Has the stream say a word, so that nobody takes it for dead.
    func beat(now: ContinuousClock.Instant) {
        lastBeat = now
        heartbeatDue = true
        wake()
    }
}
