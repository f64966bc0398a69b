import Foundation
import WebUI

/// One page of one person: its view tree, its frames, and the connection to its browser.
final class LiveSession {
    let id: String
    let token: String
    let visitor: LiveVisitor
    let app: LiveApp
    let configuration: LiveConfiguration
    let clock = ContinuousClock()
    let graph: ViewGraph
    let router: (any LiveRouter)?
    let line: LiveLine?

    var log = FrameLog()
    var isAdopted = false
    /// Whether its browser has said that it goes for good, and nothing since; its stream may end only later.
    var hasLeft = false
    var lastSeen: ContinuousClock.Instant
    /// When the browser last sent something, or was sent something.
    var lastUsed: ContinuousClock.Instant
    /// The number of the last request that came.
    var lastEvent = 0
    /// What has come and is still to be done, what does it later, and the request that it is at.
    var backlog: [AwaitedEvent] = []
    var worker: Task<Void, Never>?
    var currentRequest = 0
    var isAmidRequest = false
    /// How many deeds of which requests are done elsewhere and later.
    var unfinishedDeeds: [Int: Int] = [:]
    var acknowledged = 0
    var location: String
    var title = ""
    var isBrowserNavigation = false
    /// The frame that last began an entry of the browser's history; 0 when the browser has gone elsewhere since.
    var pushVersion = 0
    /// What the page was opened to show.
    var shared: SharedLink?
    private var isScheduled = false
    var lastFlush: ContinuousClock.Instant
    var bucket: TokenBucket
    var waiter: (stream: Int, continuation: CheckedContinuation<Void, Never>)?
    var currentStream = 0
    /// When its stream was last kept warm.
    var lastBeat: ContinuousClock.Instant
    /// Whether a stream is woken for a sign of life only.
    var heartbeatDue = false
    var hasEnded = false
    /// Whether the browser is to find itself another process.
    var isFinishing = false
    /// What the browser would bring along of `SceneStorage`, and when it may be told of something else.
    var carriedScene: [String: String]
    var sceneDue: ContinuousClock.Instant
    var isSceneScheduled = false
    /// What its person has done on the screen, and what of it the browser would bring along.
    var trail = PageTrail()
    var carriedSteps: [PageStep] = []
    /// Does deeds once, and those of other screens there.
    weak var deeds: DeedQueue?

    init(
        id: String,
        token: String,
        visitor: LiveVisitor,
        app: LiveApp,
        scene: LiveScene,
        environment: EnvironmentValues,
        restored: [String: String],
        configuration: LiveConfiguration
    ) {
        self.id = id
        self.token = token
        self.visitor = visitor
        self.app = app
        self.configuration = configuration
        router = scene.router
        line = scene.line
        location = scene.router?.location ?? app.path
        lastSeen = clock.now
        lastUsed = clock.now
        lastFlush = clock.now
        lastBeat = clock.now
        sceneDue = clock.now
        carriedScene = restored
        bucket = TokenBucket(capacity: configuration.eventBurst, perSecond: configuration.eventsPerSecond)
        var environment = environment
        // Nobody has seen it; the browser tells as soon as somebody does.
        environment.scenePhase = .inactive
        if let router = scene.router {
            environment.address = { [weak router] in router?.address(of: $0) }
        }
        graph = ViewGraph(environment: environment)
        graph.sceneSnapshot = restored
        graph.drawsAllRows = visitor.isAbsent
        func mount<V: View>(_ root: V) { graph.setRoot(root) }
        mount(scene.root)
    }

    var owner: String { visitor.owner }

    /// Where its visitor's request came from.
    var network: String? { visitor.network }

    // MARK: First page

    /// Waits for the tasks of the first screen, at most as long as configured or said, and gives its markup.
    func firstMarkup(within patience: Duration? = nil) async -> String {
        graph.flush()
        if let shared {
            _ = graph.open(shared.url)
            graph.flush()
        }
        let limit = clock.now + (patience ?? configuration.firstPaintLimit)
        while graph.runningTasks > 0, clock.now < limit {
            await graph.taskFinished(before: limit)
            graph.flush()
        }
        let markup = graph.renderAll(promptPictures: Self.promptPictures)
        location = router?.location ?? location
        title = documentTitle
        _ = graph.takeTransaction()
        carriedScene = graph.sceneSnapshot
        graph.needsFlush = { [weak self] in self?.schedule() }
        if let shared {
            // The first frame replaces the address that was shared to: going back or on from a restart is no sharing.
            location = shared.location
            isBrowserNavigation = true
            schedule()
        }
        if graph.isDirty { schedule() }
        return markup
    }

    /// As many as stand on a first screen as a rule.
    private static let promptPictures = 3

    var documentTitle: String {
        (router?.title ?? graph.rendered.firstHeading).map { "\($0) · \(app.title)" } ?? app.title
    }

    // MARK: Frames

    /// Sends what has changed since the last frame.
    func flush() {
        lastFlush = clock.now
        guard !isAmidRequest else { return }
        var content = LiveFrame.Content()
        content.operations = graph.commit()
        content.commands = graph.takeCommands()
        content.animation = graph.takeTransaction().animation
        if lastHandled != acknowledged {
            acknowledged = lastHandled
            content.acknowledged = acknowledged
        }
        noteAddress(in: &content)
        noteScene(in: &content)
        settleTrail()
        noteTrail(in: &content)
        if !content.operations.isEmpty {
            let new = documentTitle
            if new != title { content.title = new }
            title = new
        }
        guard !content.isEmpty else { return }
        log.append(content)
        if content.address?.kind == "push" { pushVersion = log.version }
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

    static func path(_ location: String) -> Substring { location.prefix { $0 != "?" && $0 != "#" } }

    /// Plans a flush for a change that no event of the browser caused.
    ///
    /// It comes even if an event's flush is faster: with nothing left to send it costs less than being cancelled, which
    /// leaves some 200 bytes behind for ever.
    private func schedule() {
        guard !isScheduled, !hasEnded else { return }
        isScheduled = true
        ActionTrace.aside { flushLater(lastFlush + configuration.frameInterval) }
    }

    private func flushLater(_ due: ContinuousClock.Instant) {
        Task { @MainActor [weak self, clock] in
            // Nobody cancels it.
            if due > clock.now { try? await clock.sleep(until: due) }
            guard let self, !hasEnded else { return }
            isScheduled = false
            flush()
        }
    }

    // MARK: Life

    /// About how much memory it takes; measured with sessions of 60 to 3,000 nodes, apps' own models left out.
    var estimatedBytes: Int { 30_000 + 650 * graph.mountedNodeCount + graph.sleepingBytes + log.bytes }

    /// Forgets the frames a browser that listens has had long ago, and what of the tree can be found again.
    ///
    /// A browser that missed some frames gets everything anew.
    func sleep() {
        log.clear()
        graph.sleep()
    }

    /// How long it is kept after its last sign of life.
    var lifetime: Duration { isAdopted && !hasLeft ? configuration.retention : configuration.adoptionLimit }

    var isAwake: Bool { !graph.isAsleep }

    /// Sends what there is to send, after which the stream ends and the browser resumes in another process.
    func finish() {
        isFinishing = true
        work()
        flush()
        wake()
    }

    func end() {
        currentStream += 1
        hasEnded = true
        worker?.cancel()
        backlog = []
        graph.needsFlush = nil
        graph.tearDown()
        wake()
    }
}
