public import Foundation
import WebUI
import WebUIClient

/// What became of a request with events.
public nonisolated enum LiveReceipt: Sendable, Equatable { case accepted, gone, forbidden, tooFast, invalid }

/// All live sessions of a process.
///
/// Knows no HTTP library: the server hands it requests and writes what it answers.
public final class LiveHost {
    private let configuration: LiveConfiguration
    private let clock = ContinuousClock()
    private var apps: [LiveApp] = []
    private var sessions: [String: LiveSession] = [:]
    private var caretaker: Task<Void, Never>?
    private let build: String
    private let ledger = IdempotencyLog()
    /// What the sessions have done, those that are gone included.
    public let tally = LiveTally()
    private var isDraining = false
    /// What sessions have freed since memory was last given back to the system, as estimated.
    private var freedBytes = 0
    private var gaveBackAt = ContinuousClock.now

    /// A host without apps.
    public init(configuration: LiveConfiguration = LiveConfiguration()) {
        self.configuration = configuration
        build = ClientAssets.hash
    }

    /// Adds an app; the longest path that fits an address wins.
    public func add(_ app: LiveApp) {
        apps.append(app)
        apps.sort { $0.path.count > $1.path.count }
    }

    /// The files pages refer to, by their path below the live path.
    public nonisolated static var assets: [String: (type: String, bytes: [UInt8])] { ClientAssets.files }

    /// The service worker's path below the live path, and its bytes.
    ///
    /// To be served with `Service-Worker-Allowed: /`, and so that browsers ask for it anew.
    public nonisolated static var worker: (path: String, type: String, bytes: [UInt8]) {
        ("worker.js", "text/javascript; charset=utf-8", ClientAssets.worker)
    }

    /// The sessions there are, asleep or awake.
    public var sessionCount: Int { sessions.count }

    /// The sessions that are awake: their views are in memory as they are evaluated.
    public var awakeCount: Int { sessions.values.count { $0.isAwake } }

    /// The sessions whose browsers listen at the moment.
    public var connectedCount: Int { sessions.values.count { $0.isConnected } }

    // MARK: Pages

    /// A whole page for an address; `nil` when no app has it.
    public func page(at location: String, for visitor: LiveVisitor) async throws -> String? {
        guard let session = try await open(location, for: visitor) else { return nil }
        let markup = await session.firstMarkup()
        return PageWriter(configuration: configuration, build: build, session: session).page(markup)
    }

    private func open(
        _ location: String,
        for visitor: LiveVisitor,
        scene carried: String? = nil
    ) async throws -> LiveSession? {
        let path = location.prefix { $0 != "?" }
        guard let app = apps.first(where: { path == $0.path || path.hasPrefix($0.path + "/") }) else { return nil }
        startCaretaker()
        let scene = try await app.makeScene(visitor)
        let shared = SharedLink(location, path: app.path)
        scene.router?.open(shared == nil ? location : app.path)
        var environment = EnvironmentValues()
        environment.symbolSprite = "\(configuration.livePath)/\(build)/icons.svg"
        environment.locale = Self.locale(of: visitor)
        let session = LiveSession(
            id: Self.randomID(),
            token: Self.randomID(),
            visitor: visitor,
            app: app,
            scene: scene,
            environment: environment,
            restored: LiveSession.restored(
                carried,
                configuration: configuration,
                scope: SignedState.Scope(owner: visitor.owner, app: app.path)
            ),
            configuration: configuration
        )
        session.log.tally = tally
        session.shared = shared
        session.claim = { [ledger] in ledger.claim($0, by: visitor.owner) }
        session.elsewhere = { [weak self] deed in self?.perform(deed, for: visitor) }
        if let other = sessions.values.first(where: { $0.owner == visitor.owner }) {
            session.graph.uploadBudget = other.graph.uploadBudget
        }
        makeRoom(for: visitor)
        keepWithinMemory()
        sessions[session.id] = session
        return session
    }

    /// The language the visitor wants most, of those there are.
    ///
    /// Foundation keeps every locale that it was ever asked for, so that it is not asked for any text of a stranger's.
    private static func locale(of visitor: LiveVisitor) -> Locale {
        var wanted = (visitor.languages.first ?? "en").lowercased().split(separator: "-")[...]
        while !wanted.isEmpty {
            if let known = locales[wanted.joined(separator: "_")] { return Locale(identifier: known) }
            wanted.removeLast()
        }
        return Locale(identifier: "en")
    }

    private static let locales = Dictionary(
        Locale.availableIdentifiers.map { ($0.lowercased(), $0) },
        uniquingKeysWith: { first, _ in first }
    )

    // MARK: Events and streams

    /// Takes a request with events of a page that `owner` has open; what comes of them goes out on its stream.
    public func receive(_ body: Data, owner: String) -> LiveReceipt {
        guard let envelope = LiveEnvelope(body) else { return .invalid }
        guard let session = sessions[envelope.session], !session.isFinishing else { return .gone }
        guard session.owner == owner, session.token == envelope.token else { return .forbidden }
        return session.receive(envelope)
    }

    /// Does what a person did on another screen, in a session that nobody sees and that goes like one nobody adopts.
    private func perform(_ deed: OfflineAction, for visitor: LiveVisitor) {
        Task { @MainActor [weak self] in
            // An address that is nobody's by now, or an app that fails, leaves nothing to press.
            guard let session = try? await self?.open(deed.url, for: visitor) else { return }
            _ = await session.firstMarkup()
            if session.press(deed) || session.tell(deed) { session.flush() }
        }
    }

    /// The event stream of a session from a version on, in pieces; `nil` when there is no such session.
    ///
    /// It begins with a comment, so that a browser can tell a stream that nothing happens on from one that a proxy keeps
    /// back. Asked to bring what there is just `once`, it ends after its first piece.
    public func stream(
        session id: String,
        owner: String,
        after version: Int,
        once: Bool = false
    ) -> AsyncStream<String>? {
        guard let session = sessions[id], session.owner == owner, !session.isFinishing else { return nil }
        let stream = session.beginStream()
        var version = version
        var count = 0
        return AsyncStream { @MainActor [weak session] in
            count += 1
            if once, count > 1 { return nil }
            if !once, count == 1 { return LiveSession.comment }
            guard let piece = await session?.next(stream: stream, after: version) else { return nil }
            version = piece.version
            return piece.text
        }
    }

    /// A new session for a browser whose old one is gone; the answer is JSON.
    ///
    /// `nil` when the address is nobody's.
    ///
    /// - Throws: `LiveDrain` when the process is about to end: the browser should ask again, and find the next one.
    public func resume(_ body: Data, for visitor: LiveVisitor) async throws -> String? {
        guard !isDraining else { throw LiveDrain() }
        guard let object = LiveEnvelope.object(body), let url = object["url"] as? String,
            let session = try await open(url, for: visitor, scene: object["scene"] as? String)
        else { return nil }
        _ = await session.firstMarkup()
        let fields = (object["fields"] as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
        let markup = session.markup(replaying: fields)
        return """
            {"s":\(JSONText.quote(session.id)),"k":\(JSONText.quote(session.token)),"v":\(session.log.version),\
            "r":\(JSONText.quote(markup)),"t":\(JSONText.quote(session.documentTitle))}
            """
    }

    // MARK: Life

    /// Whose sessions there are.
    public var owners: Set<String> { Set(sessions.values.map(\.owner)) }

    /// Sends an owner's browsers away: they get what there is to say, resume, and find out who they are by then.
    public func dismiss(owner: String) {
        for session in sessions.values where session.owner == owner { session.finish() }
    }

    /// Sends every browser to the process that comes after this one, in random order and evenly over a time.
    ///
    /// To be awaited before `shutDown()`, while requests are still answered. A browser whose stream has ended after its
    /// last frame resumes with its address, its text and what `SceneStorage` holds; as they do not all come at once, the
    /// next process is not run down. Until then its session works as ever.
    public func drain(over time: Duration = .seconds(3)) async {
        // Cancelled when there is no time left: then the rest goes at once.
        await drain(over: time) { [clock] in try? await clock.sleep(for: $0) }
    }

    package func drain(over time: Duration, pause: (Duration) async -> Void) async {
        isDraining = true
        let end = clock.now + time
        while let session = sessions.values.filter({ !$0.isFinishing }).randomElement() {
            let left = sessions.values.count { !$0.isFinishing && $0.isConnected }
            let isWaitedFor = session.isConnected
            session.finish()
            if isWaitedFor, left > 1 { await pause(max(.zero, end - clock.now) / left) }
        }
    }

    /// Ends every session; their streams close at once.
    public func shutDown() {
        caretaker?.cancel()
        for session in sessions.values { session.end() }
        sessions = [:]
    }

    private func startCaretaker() {
        guard caretaker == nil else { return }
        caretaker = Task { @MainActor [weak self, clock, interval = configuration.sweepInterval] in
            while !Task.isCancelled {
                do { try await clock.sleep(for: interval) } catch { return }
                self?.sweep()
                await self?.rest()
            }
        }
    }

    /// Drops what nobody looks at any more, and keeps the other connections warm.
    package func sweep(now: ContinuousClock.Instant = .now) {
        for session in sessions.values {
            if session.isConnected, !session.hasLeft {
                if now - session.lastBeat >= configuration.heartbeat { session.beat(now: now) }
            } else if now - session.lastSeen > session.lifetime {
                drop(session)
            }
        }
        keepWithinMemory()
    }

    /// Lets sessions sleep, the longest unused first, and everything else have its turn in between: those that nobody has
    /// used for a while, and as many as take the others' room.
    package func rest(now: ContinuousClock.Instant = .now) async {
        let awake = sessions.values.filter(\.isAwake)
        var bytes = awake.reduce(0) { $0 + $1.estimatedBytes }
        let idle = awake.filter { now - $0.lastUsed > configuration.sleepsSoonest }.sorted { $0.lastUsed < $1.lastUsed }
        for session in idle {
            guard now - session.lastUsed > configuration.sleepsAfter || bytes > configuration.maximumAwakeBytes else {
                break
            }
            let before = session.estimatedBytes
            session.sleep()
            bytes -= before
            freedBytes += before - session.estimatedBytes
            await Task.yield()
        }
        giveBackMemory(now: now)
    }

    /// A look over the whole heap, which is worth it only now and then.
    private func giveBackMemory(now: ContinuousClock.Instant) {
        guard freedBytes > 8 << 20, now - gaveBackAt >= configuration.heartbeat else { return }
        freedBytes = 0
        gaveBackAt = now
        FreedMemory.giveBack()
    }

    /// Memory of all sessions, in bytes, as estimated.
    package var estimatedBytes: Int { sessions.values.reduce(0) { $0 + $1.estimatedBytes } }

    /// Whoever looks at a session keeps it: to evict it would make the browser ask for another at once.
    private func keepWithinMemory() {
        var bytes = estimatedBytes
        guard bytes > configuration.maximumBytes else { return }
        for session in sessions.values.filter({ !$0.isConnected }).sorted(by: { $0.lastUsed < $1.lastUsed }) {
            guard bytes > configuration.maximumBytes else { return }
            bytes -= session.estimatedBytes
            drop(session)
        }
    }

    private func makeRoom(for visitor: LiveVisitor) {
        let own = sessions.values.filter { $0.owner == visitor.owner }
        if own.count >= configuration.maximumSessionsPerOwner { dropOldest(own) }
        if let network = visitor.network {
            let unadopted = sessions.values.filter { !$0.isAdopted && $0.network == network }
            if unadopted.count >= configuration.maximumUnadoptedPerNetwork { dropOldest(unadopted) }
        }
        if sessions.count >= configuration.maximumSessions { dropOldest(Array(sessions.values)) }
    }

    private func dropOldest(_ candidates: [LiveSession]) {
        let idle = candidates.filter { !$0.isConnected }
        if let oldest = (idle.isEmpty ? candidates : idle).min(by: { $0.lastSeen < $1.lastSeen }) { drop(oldest) }
    }

    private func drop(_ session: LiveSession) {
        freedBytes += session.estimatedBytes
        sessions[session.id] = nil
        session.end()
    }

    /// 128 random bits.
    private static func randomID() -> String {
        var generator = SystemRandomNumberGenerator()
        return String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
    }
}
