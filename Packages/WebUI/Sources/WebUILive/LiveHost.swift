public import Foundation
import WebUI
import WebUIClient

/// What became of a request with events.
public nonisolated enum LiveReceipt: Sendable, Equatable { case accepted, gone, forbidden, tooFast, invalid }

/// All live sessions of a process.
///
/// Knows no HTTP library: the server hands it requests and writes what it answers.
public final class LiveHost {
    let configuration: LiveConfiguration
    let clock = ContinuousClock()
    var apps: [LiveApp] = []
    var sessions: [String: LiveSession] = [:]
    var caretaker: Task<Void, Never>?
    let build: String
    private(set) lazy var deeds = DeedQueue(configuration) { [weak self] url, visitor in
        // An address that is nobody's by now, or an app that fails, leaves nothing to press.
        guard let session = try? await self?.open(url, for: visitor) else { return nil }
        _ = await session.firstMarkup()
        return session
    }
    let uploads = UploadFolder()
    /// What the sessions have done, those that are gone included.
    public let tally = LiveTally()
    var isDraining = false
    /// What sessions have freed since memory was last given back to the system, as estimated.
    var freedBytes = 0
    var gaveBackAt = ContinuousClock.now

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

    // MARK: Events and streams

    /// Takes a request with events of a page that `owner` has open; what comes of them goes out on its stream.
    public func receive(_ body: Data, owner: String) -> LiveReceipt {
        guard let envelope = LiveEnvelope(body) else { return .invalid }
        guard let session = sessions[envelope.session], !session.isFinishing else { return .gone }
        guard session.owner == owner, session.token == envelope.token else { return .forbidden }
        return session.receive(envelope)
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
        let end = configuration.now() + time
        while let session = sessions.values.filter({ !$0.isFinishing }).randomElement() {
            let left = sessions.values.count { !$0.isFinishing && $0.isConnected }
            let isWaitedFor = session.isConnected
            session.finish()
            if isWaitedFor, left > 1 { await pause(max(.zero, end - configuration.now()) / left) }
        }
    }

    /// Ends every session; their streams close at once.
    public func shutDown() {
        caretaker?.cancel()
        deeds.shutDown()
        for session in sessions.values { session.end() }
        sessions = [:]
    }
}
