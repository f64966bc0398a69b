public import Foundation

/// Limits and names of a live host.
public nonisolated struct LiveConfiguration: Sendable {
    /// Where the live endpoints are mounted.
    public var livePath = "/_live"
    /// Sessions at once; the longest disconnected ones go first.
    public var maximumSessions = 5000
    /// Sessions of one account at once.
    public var maximumSessionsPerOwner = 40
    /// Memory for all sessions, in bytes as estimated; beyond it the longest unused ones without a connection go, and
    /// are resumed when somebody comes back to them.
    public var maximumBytes = 1 << 30
    /// How long the first page may wait for its data.
    public var firstPaintLimit = Duration.milliseconds(200)
    /// How long a request, or what it leads to, may work in one go; everybody else has a turn in between.
    public var workLimit = Duration.milliseconds(50)
    /// The clock for that, and for how long a process that ends takes to send its browsers away.
    public var now: @Sendable () -> ContinuousClock.Instant = { .now }
    /// How long a page may wait for what its person had come to, or does there, when it is resumed or opened unseen.
    public var retraceLimit = Duration.seconds(1)
    /// How long a page that is to be kept may wait for its data; nobody looks at it meanwhile.
    public var keptPaintLimit = Duration.seconds(5)
    /// Pages of one ``LiveVisitor/network`` at once that no browser has adopted yet.
    ///
    /// A robot reads page after page and adopts none.
    public var maximumUnadoptedPerNetwork = 40
    /// How long a page that no browser adopts, or that was left for good, is kept.
    public var adoptionLimit = Duration.seconds(10)
    /// How long a session outlives its connection.
    public var retention = Duration.seconds(300)
    /// After this long without an event or a frame a session sleeps: it keeps its state, and a record of what is shown.
    public var sleepsAfter = Duration.seconds(60)
    /// Memory for the sessions that are awake, in bytes as estimated; beyond it the longest unused ones sleep before
    /// their time, though not while somebody uses them.
    public var maximumAwakeBytes = 32 << 20
    /// A session that was used within this time never sleeps: to wake it costs as much as its first page did.
    public var sleepsSoonest = Duration.seconds(2)
    /// Time between two looks for sessions that nobody needs any more, and for those that may sleep.
    public var sweepInterval = Duration.seconds(1)
    /// Time between comments on an idle stream.
    public var heartbeat = Duration.seconds(15)
    /// The shortest time between frames that no person caused.
    public var frameInterval = Duration.milliseconds(16)
    /// Events a session may send at once.
    public var eventBurst = 100.0
    /// Events a session may send per second.
    public var eventsPerSecond = 50.0

    /// The authentication code of some bytes, for example their HMAC with a secret that all processes of the server know.
    ///
    /// With it what `SceneStorage` holds survives the process. Called on the main actor.
    public var authenticationCode: (@Sendable (_ message: Data) -> Data)?

    /// The limits of a server for many people.
    public init() {}
}
