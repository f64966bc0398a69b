import Foundation
import Logging
import Server

/// A parent that does nothing but run the server, and starts it again when it ends by a crash.
///
/// It opens no file and no database, so that what ends the server does not end it. It keeps the socket that the server
/// listens on, and does nothing with it: who connects after a crash waits for the next server. Pages resume with that as
/// after any restart. An end that the server chose, a wrong setting included, is the parent's end as well.
struct Supervision {
    /// Tells a server that it has a parent, and which.
    static let parentVariable = "SUPERVISOR_PID"
    /// How many servers of this parent have crashed.
    static let crashesVariable = "SUPERVISOR_CRASHES"
    /// The numbers of sockets to listen on, with commas between them.
    static let socketsVariable = "SUPERVISOR_SOCKETS"

    let arguments: [String]
    let environment: [String: String]
    let logger: Logger

    /// Whether this process is a parent's server.
    static func isServer(_ environment: [String: String]) -> Bool { environment[parentVariable] != nil }

    /// How many servers of this one's parent have crashed; `nil` without a parent.
    static func crashes(_ environment: [String: String]) -> Int? { environment[crashesVariable].flatMap { Int($0) } }

    /// The sockets of this server's parent; none without one.
    static func sockets(_ environment: [String: String]) -> [CInt] {
        environment[socketsVariable]?.split(separator: ",").compactMap { CInt($0) } ?? []
    }

    /// Runs servers until one ends by itself or is told to; its status, to end with.
    ///
    /// Called on the main thread, which lives as long as the process: a server dies with the thread that started it.
    func run() -> Int32 {
        var signals = SignalSet.handled
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        var crashes = 0
        var restarts = RestartPauses()
        var sockets = ListeningSocket.unbound()
        while true {
            let start = ContinuousClock.now
            guard let server = spawn(crashes: crashes, sockets) else { return EXIT_FAILURE }
            switch wait(for: server, &signals) {
            case .status(let status):
                // Right after a crash what was left of that server may still have the port for a moment.
                let time = ContinuousClock.now - start
                guard status == EXIT_FAILURE, crashes > 0, time < .seconds(10) else { return status }
                let pause = restarts.pause(afterRunning: time)
                logger.error("the server did not start after the crash", metadata: ["pause": "\(pause) s"])
                if wasStopped(during: pause, &signals, &sockets) { return EXIT_SUCCESS }
            case .signal(let signal):
                crashes += 1
                let time = ContinuousClock.now - start
                let pause = restarts.pause(afterRunning: time)
                logger.critical(
                    "the server crashed and is started again",
                    metadata: [
                        "signal": "\(Self.name(of: signal))", "crashes": "\(crashes)", "ran": "\(time)",
                        "pause": "\(pause) s",
                    ]
                )
                if wasStopped(during: pause, &signals, &sockets) { return EXIT_SUCCESS }
            }
        }
    }

    private static func name(of signal: Int32) -> String {
        let names: [Int32: String] = [
            SIGSEGV: "SIGSEGV", SIGABRT: "SIGABRT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGBUS: "SIGBUS",
            SIGFPE: "SIGFPE", SIGKILL: "SIGKILL",
        ]
        return names[signal] ?? "\(signal)"
    }

    // MARK: The server

    /// Says where a crash was, on the standard error and so in the log; without names of files and lines, which takes many
    /// seconds in which nobody is served.
    private static let backtrace = "enable=yes,symbolicate=off,threads=crashed,registers=none,color=no,interactive=no"

    private enum End {
        case status(Int32)
        case signal(Int32)
    }

    /// Waits for the server's end, and hands on what the parent is told.
    private func wait(for server: pid_t, _ signals: inout sigset_t) -> End {
        var isStopping = false
        while true {
            var signal: Int32 = 0
            guard sigwait(&signals, &signal) == 0 else { continue }
            if signal == SIGALRM { continue }
            if signal != SIGCHLD {
                isStopping = true
                kill(server, signal)
                continue
            }
            var status: Int32 = 0
            guard waitpid(server, &status, WNOHANG) == server else { continue }
            // As wait(2) has it: the lowest seven bits are the signal, the next byte is the status.
            let ending = status & 0x7F
            if ending == 0 { return .status((status >> 8) & 0xFF) }
            // The program that writes a backtrace is of the server's group.
            kill(-server, SIGKILL)
            // Who was told to stop is not started again, however it ended.
            return isStopping ? .status(128 + ending) : .signal(ending)
        }
    }

    /// Waits before the next start; `true` when the parent was told to stop meanwhile.
    private func wasStopped(during seconds: UInt32, _ signals: inout sigset_t, _ sockets: inout [CInt]) -> Bool {
        guard seconds > 0 else { return false }
        // Nobody is kept waiting that long: a proxy asks another server of several once it is refused.
        for socket in sockets { close(socket) }
        sockets = ListeningSocket.unbound()
        alarm(seconds)
        while true {
            var signal: Int32 = 0
            guard sigwait(&signals, &signal) == 0 else { continue }
            if signal == SIGALRM { return false }
            if [SIGTERM, SIGINT, SIGHUP].contains(signal) { return true }
        }
    }

    private func spawn(crashes: Int, _ sockets: [CInt]) -> pid_t? {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A group of its own: of Control-C the server hears by its parent only, and once.
        posix_spawnattr_setpgroup(&attributes, 0)
        var none = SignalSet.empty
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
        var variables = environment
        variables[Self.parentVariable] = String(getpid())
        variables[Self.crashesVariable] = String(crashes)
        variables[Self.socketsVariable] = sockets.map(String.init).joined(separator: ",")
        // Sixteen arenas, as glibc has them on two cores, keep three times the memory that is in use.
        variables["MALLOC_ARENA_MAX"] = environment["MALLOC_ARENA_MAX"] ?? "2"
        variables["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? Self.backtrace
        var server: pid_t = 0
        // By its own name, which is how lists of processes show it.
        let program = Bundle.main.executablePath ?? "/proc/self/exe"
        let status = withCStrings(arguments) { arguments in
            withCStrings(variables.map { "\($0)=\($1)" }) { variables in
                posix_spawn(&server, program, nil, &attributes, arguments, variables)
            }
        }
        guard status == 0 else {
            logger.critical("the server cannot be started", metadata: ["error": "\(String(cString: strerror(status)))"])
            return nil
        }
        return server
    }

    private func withCStrings<Result>(
        _ texts: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = texts.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }
}

/// How long to wait before a server is started again, in seconds: not at all the first time, longer while it keeps
/// crashing, and half a minute at most.
struct RestartPauses {
    private var next: UInt32 = 0

    mutating func pause(afterRunning time: Duration) -> UInt32 {
        // One that ran for a while met something rare.
        if time > .seconds(10) { next = 0 }
        defer { next = min(max(next * 2, 1), 30) }
        return next
    }
}

private enum SignalSet {
    static var empty: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        return set
    }

    static var handled: sigset_t {
        var set = empty
        for signal in [SIGTERM, SIGINT, SIGCHLD, SIGALRM] { sigaddset(&set, signal) }
        // Who starts a server with `nohup` wants it to outlive the terminal; taken here, the signal would not be ignored.
        if !isIgnored(SIGHUP) { sigaddset(&set, SIGHUP) }
        return set
    }

    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(signal, nil, &action) == 0 else { return false }
        let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        return handler == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
