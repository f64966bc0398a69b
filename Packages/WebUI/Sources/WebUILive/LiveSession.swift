import Foundation
import WebUI

/// One page of one person: its view tree, its frames, and the connection to its browser.
final class LiveSession {
    let id: String
    let token: String
    let owner: String
    let app: LiveApp
    private let configuration: LiveConfiguration
    private let clock = ContinuousClock()
    let graph: ViewGraph
    private let router: (any LiveRouter)?

    private(set) var log = FrameLog()
    private(set) var isAdopted = false
    private(set) var lastSeen: ContinuousClock.Instant
    /// When the browser last sent something, or was sent something.
    private(set) var lastUsed: ContinuousClock.Instant
    private var lastEvent = 0
    private var acknowledged = 0
    private var location: String
    private var title = ""
    private var isBrowserNavigation = false
    private var isScheduled = false
    private var lastFlush: ContinuousClock.Instant
    private var bucket: TokenBucket
    private var waiter: (stream: Int, continuation: CheckedContinuation<Void, Never>)?
    private var currentStream = 0
    private var hasEnded = false
    /// Whether a deed with this number is the first of its kind; see `DeedLedger`.
    var claim: ((String) -> Bool)?
    /// Does a deed on the screen it belongs to, when this is not it.
    var elsewhere: ((_ key: String, _ url: String) -> Void)?

    init(
        id: String,
        token: String,
        owner: String,
        app: LiveApp,
        scene: LiveScene,
        environment: EnvironmentValues,
        configuration: LiveConfiguration
    ) {
        self.id = id
        self.token = token
        self.owner = owner
        self.app = app
        self.configuration = configuration
        router = scene.router
        location = scene.router?.location ?? app.path
        lastSeen = clock.now
        lastUsed = clock.now
        lastFlush = clock.now
        bucket = TokenBucket(capacity: configuration.eventBurst, perSecond: configuration.eventsPerSecond)
        var environment = environment
        if let router = scene.router {
            environment.address = { [weak router] in router?.address(of: $0) }
        }
        graph = ViewGraph(environment: environment)
        func mount<V: View>(_ root: V) { graph.setRoot(root) }
        mount(scene.root)
    }

    // MARK: First page

    /// Waits for the tasks of the first screen, at most as long as configured, and gives its markup.
    func firstMarkup() async -> String {
        graph.flush()
        let limit = clock.now + configuration.firstPaintLimit
        while graph.runningTasks > 0, clock.now < limit {
            await graph.taskFinished(before: limit)
            graph.flush()
        }
        let markup = graph.renderAll()
        location = router?.location ?? location
        title = documentTitle
        _ = graph.takeTransaction()
        graph.needsFlush = { [weak self] in self?.schedule() }
        if graph.isDirty { schedule() }
        return markup
    }

    var documentTitle: String { graph.rendered.firstHeading.map { "\($0) · \(app.title)" } ?? app.title }

    var currentLocation: String { location }

    // MARK: Frames

    /// Sends what has changed since the last frame.
    func flush() {
        lastFlush = clock.now
        var content = LiveFrame.Content()
        content.operations = graph.commit()
        content.commands = graph.takeCommands()
        content.animation = graph.takeTransaction().animation
        if lastEvent != acknowledged {
            acknowledged = lastEvent
            content.acknowledged = lastEvent
        }
        noteAddress(in: &content)
        if !content.operations.isEmpty {
            let new = documentTitle
            if new != title { content.title = new }
            title = new
        }
        guard !content.isEmpty else { return }
        log.append(content)
        lastUsed = clock.now
        wake()
    }

    private func noteAddress(in content: inout LiveFrame.Content) {
        guard let router else { return }
        let new = router.location
        guard new != location else { return }
        // A deeper screen or another tab is a new entry of the history; a changed query, or going back, is not.
        let isBack = (Self.path(location) + "/").hasPrefix(Self.path(new) + "/")
        content.address = (isBrowserNavigation || isBack ? "replace" : "push", new)
        location = new
    }

    private static func path(_ location: String) -> Substring { location.prefix { $0 != "?" && $0 != "#" } }

    /// Plans a flush for a change that no event of the browser caused.
    ///
    /// It comes even if an event's flush is faster: with nothing left to send it costs less than being cancelled, which
    /// leaves some 200 bytes behind for ever.
    private func schedule() {
        guard !isScheduled, !hasEnded else { return }
        isScheduled = true
        let due = lastFlush + configuration.frameInterval
        Task { @MainActor [weak self, clock] in
            // Nobody cancels it.
            if due > clock.now { try? await clock.sleep(until: due) }
            guard let self, !hasEnded else { return }
            isScheduled = false
            flush()
        }
    }

    // MARK: Events

    /// Processes a request's events; one that was processed already does nothing.
    func receive(_ envelope: LiveEnvelope) -> LiveReceipt {
        lastSeen = clock.now
        lastUsed = clock.now
        guard envelope.number > lastEvent else { return .accepted }
        guard bucket.take(Double(envelope.events.count), now: clock.now) else { return .tooFast }
        lastEvent = envelope.number
        for event in envelope.events {
            process(event)
            // The next event happens to what this one leads to: a second tap on a link finds its screen covered.
            graph.flush()
        }
        flush()
        isBrowserNavigation = false
        return .accepted
    }

    private func process(_ event: LiveEvent) {
        switch event {
        case .element(let id, let name, let payload): graph.dispatch(name, to: id, payload)
        case .navigate(let path):
            isBrowserNavigation = true
            // What the address bar says already; the router may know better.
            location = path
            router?.open(path)
        case .size(let width, _):
            let sizeClass = width >= 700 ? UserInterfaceSizeClass.regular : .compact
            guard graph.environment.horizontalSizeClass != sizeClass else { return }
            graph.setEnvironment { $0.horizontalSizeClass = sizeClass }
        case .zone(let name):
            guard let zone = TimeZone(identifier: name), graph.environment.timeZone != zone else { return }
            graph.setEnvironment { $0.timeZone = zone }
        case .act(let id, let key, let url):
            guard claim?(id) == true, !press(key) else { return }
            elsewhere?(key, url)
        case .leave: lastSeen = clock.now - configuration.retention + .seconds(10)
        }
    }

    /// Presses the button with this key; `false` when the screen on top has none.
    func press(_ key: String) -> Bool {
        let button = graph.liveElements.first { $0.draft.attributes["data-key"] == key && !$0.isHidden }
        guard let button else { return false }
        graph.dispatch("tap", to: button.id, EventPayload())
        return true
    }

    /// The page with text typed again that the browser kept while its old session died.
    func markup(replaying fields: [String: String]) -> String {
        for element in graph.liveElements {
            guard let name = element.draft.attributes["name"], let text = fields[name] else { continue }
            graph.dispatch("input", to: element.id, EventPayload(text: text, edit: 0))
        }
        defer { title = documentTitle }
        return graph.renderAll()
    }

    // MARK: Stream

    /// Says nothing, and keeps a stream from seeming dead.
    static let comment = ": \n\n"

    /// Starts a stream; an older one of the same session ends.
    func beginStream() -> Int {
        isAdopted = true
        currentStream += 1
        wake()
        return currentStream
    }

    /// The next piece of a stream after the given version, waiting for one; `nil` ends the stream.
    func next(stream: Int, after version: Int) async -> (text: String, version: Int)? {
        while stream == currentStream {
            lastSeen = clock.now
            guard let frames = log.frames(after: version) else { return resetFrame() }
            if let last = frames.last { return (frames.map(\.event).joined(), last.version) }
            let isHeartbeat = await waitForFrames(stream)
            if isHeartbeat, stream == currentStream { return (Self.comment, version) }
            if Task.isCancelled { return nil }
        }
        return nil
    }

    /// Everything anew, for a browser that has missed too much.
    private func resetFrame() -> (text: String, version: Int) {
        var content = LiveFrame.Content()
        content.reset = graph.renderAll()
        title = documentTitle
        content.title = title
        // The frame that acknowledged the last request may be one of those that are missing.
        acknowledged = lastEvent
        if lastEvent > 0 { content.acknowledged = lastEvent }
        log.clear()
        log.append(content)
        let frame = LiveFrame(version: log.version, content)
        return (frame.event, frame.version)
    }

    private var heartbeatDue = false

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

    private func wake() {
        waiter?.continuation.resume()
        waiter = nil
    }

    var isConnected: Bool { waiter != nil }

    /// About how much memory it takes; measured with sessions of 60 to 3,000 nodes, apps' own models left out.
    var estimatedBytes: Int { 20_000 + 900 * graph.mountedNodeCount + log.bytes }

    /// Forgets the frames a browser that listens has had long ago; one that missed some gets everything anew.
    func sleep() { log.clear() }

    func beat() {
        heartbeatDue = true
        wake()
    }

    func end() {
        currentStream += 1
        hasEnded = true
        graph.needsFlush = nil
        graph.tearDown()
        wake()
    }
}

/// Allows a burst, and then so many per second.
struct TokenBucket {
    private let capacity: Double
    private let perSecond: Double
    private var tokens: Double
    private var last: ContinuousClock.Instant?

    init(capacity: Double, perSecond: Double) {
        self.capacity = capacity
        self.perSecond = perSecond
        tokens = capacity
    }

    mutating func take(_ count: Double, now: ContinuousClock.Instant) -> Bool {
        if let last {
            tokens = min(capacity, tokens + (now - last) / .seconds(1) * perSecond)
        }
        last = now
        guard tokens >= count else { return false }
        tokens -= count
        return true
    }
}
