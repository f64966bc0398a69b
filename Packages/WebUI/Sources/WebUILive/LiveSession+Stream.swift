import Foundation
import WebUI

extension LiveSession {
    /// Says nothing, and keeps a stream from seeming dead.
    static let comment = ": \n\n"

    /// Starts a stream; an older one of the same session ends.
    func beginStream() -> Int {
        isAdopted = true
        if hasLeft { enter(.active) }
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
            guard let frames = log.frames(after: version) else { return resetFrame(after: version) }
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
    private func resetFrame(after shown: Int) -> (text: String, version: Int) {
        var content = LiveFrame.Content()
        content.reset = graph.renderAll()
        title = documentTitle
        content.title = title
        // So may the frame that said where the person is by now.
        if router != nil { content.address = (pushVersion > shown ? "push" : "replace", location) }
        // The frame that acknowledged the last request may be one of those that are missing.
        acknowledged = lastHandled
        if acknowledged > 0 { content.acknowledged = acknowledged }
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

extension LiveSession {
    /// Does what an event says.
    func process(_ event: LiveEvent) {
        switch event {
        case .element(let id, let name, let payload):
            // Who presses may leave the page right after it.
            if ["tap", "change"].contains(name) { sceneDue = clock.now }
            graph.dispatch(name, to: id, payload)
        case .navigate(let path):
            isBrowserNavigation = true
            pushVersion = 0
            // What the address bar says already; the router may know better.
            location = path
            router?.open(path)
        case .room(let width, let isCalm, let isHidden, let textScale):
            // As in the style sheet and the script: from here on columns stand side by side and tabs in a sidebar.
            let sizeClass = width >= 900 ? UserInterfaceSizeClass.regular : .compact
            let phase = isHidden ? ScenePhase.background : .active
            let known = graph.environment
            guard
                (known.horizontalSizeClass, known.reduceMotion, known.textScale, known.scenePhase)
                    != (sizeClass, isCalm, textScale, phase)
            else { return }
            graph.setEnvironment {
                ($0.horizontalSizeClass, $0.reduceMotion, $0.textScale) = (sizeClass, isCalm, textScale)
                $0.scenePhase = phase
            }
        case .zone(let name):
            guard let zone = TimeZone(identifier: name), graph.environment.timeZone != zone else { return }
            graph.setEnvironment { $0.timeZone = zone }
        case .act(let deed): act(deed)
        case .leave:
            hasLeft = true
            enter(.background)
        }
    }

    private func enter(_ phase: ScenePhase) {
        guard graph.environment.scenePhase != phase else { return }
        graph.setEnvironment { $0.scenePhase = phase }
    }

    /// Presses the control with the deed's key; `false` when the screen on top has none.
    func press(_ deed: OfflineAction) -> Bool {
        guard let control = control(of: deed) else { return false }
        graph.dispatch(control.draft.handlers["change"] == nil ? "tap" : "change", to: control.id, deed.payload)
        return true
    }

    /// Leaves the deed to the views that do deeds without a control; `false` when there is none.
    func tell(_ deed: OfflineAction) -> Bool {
        let doers = self.doers
        for doer in doers { graph.dispatch("deed", to: doer.id, deed.payload) }
        return !doers.isEmpty
    }

    /// Waits for something that does the deed, as long as a task goes on that may bring it.
    func awaitDoer(of deed: OfflineAction, before limit: ContinuousClock.Instant) async {
        _ = await wait(before: limit) { control(of: deed) ?? doers.first }
    }

    private func control(of deed: OfflineAction) -> Element? {
        graph.liveElements.first { $0.draft.attributes["data-key"] == deed.key && !$0.isHidden }
    }

    private var doers: [Element] { graph.liveElements.filter { $0.draft.handlers["deed"] != nil } }

    /// The page with text typed again that the browser kept while its old session died.
    func markup(replaying fields: [String: String]) -> String {
        for element in graph.liveElements {
            guard let name = element.draft.attributes["name"], let text = fields[name] else { continue }
            graph.dispatch("input", to: element.id, EventPayload(text: text, edit: 0))
        }
        defer { title = documentTitle }
        return graph.renderAll()
    }
}
