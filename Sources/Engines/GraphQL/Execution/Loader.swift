import Synchronization

/// Loads values by keys: all distinct keys that the fields of a wave ask for, in one call, and each key once a request.
///
/// A key that the answer does not have is `nil`. Where loading throws, every field that asked for one of its keys has
/// the error, and the keys are not remembered.
public final class Loader<Context: Sendable, Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// Loads the values of keys, each given once, in the order they were asked for.
    public typealias Load = @Sendable ([Key], Context) throws -> [Key: Value]
    /// Loads, suspending.
    public typealias SuspendingLoad = @Sendable ([Key], Context) async throws -> [Key: Value]

    enum Way: Sendable {
        case immediate(Load)
        case suspending(SuspendingLoad)
    }

    let way: Way

    /// A loader that does not suspend.
    public init(_ load: @escaping Load) {
        way = .immediate(load)
    }

    /// Texts are no keys: those that are canonically equivalent would be one.
    @available(*, unavailable, message: "texts are told apart by ExactText")
    public convenience init(_ load: @escaping Load) where Key == String {
        self.init(.immediate(load))
    }

    private init(_ way: Way) {
        self.way = way
    }

    /// A loader that suspends; a plan with a field of it does, too.
    public static func suspending(_ load: @escaping SuspendingLoad) -> Loader {
        Loader(.suspending(load))
    }
}

/// A loader of some type.
protocol AnyLoader: AnyObject, Sendable {
    var suspends: Bool { get }
    func session() -> any LoaderSession
}

/// What a loader was asked for and found in one request.
protocol LoaderSession: AnyObject, Sendable {
    func load(for context: any Sendable)
    func loadSuspending(for context: any Sendable, within deadline: CallDeadline) async
}

extension Loader: AnyLoader {
    var suspends: Bool {
        if case .suspending = way { true } else { false }
    }

    func session() -> any LoaderSession {
        KeyedSession(self)
    }
}

/// A session of a loader whose types are known.
@usableFromInline
final class KeyedSession<Context: Sendable, Key: Hashable & Sendable, Value: Sendable>: LoaderSession {
    private struct State {
        var pending: [Key] = []
        var asked: Set<Key> = []
        var known: [Key: Result<Value?, any Error>] = [:]
    }

    private let loader: Loader<Context, Key, Value>
    private let state = Mutex(State())

    init(_ loader: Loader<Context, Key, Value>) {
        self.loader = loader
    }

    /// Notes keys that the next wave needs.
    @usableFromInline
    func ask(_ keys: [Key]) {
        state.withLock { state in
            for key in keys {
                if case .success? = state.known[key] { continue }
                if state.asked.insert(key).inserted { state.pending.append(key) }
            }
        }
    }

    /// What was found, in the order of the keys.
    @usableFromInline
    func values(of keys: [Key?]) -> [Result<Value?, any Error>] {
        state.withLock { state in
            keys.map { key in
                guard let key else { return .success(nil) }
                return state.known[key] ?? .success(nil)
            }
        }
    }

    private func pending() -> [Key] {
        state.withLock { state in
            defer {
                state.pending = []
                state.asked = []
            }
            return state.pending
        }
    }

    private func note(_ keys: [Key], _ found: Result<[Key: Value], any Error>) {
        state.withLock { state in
            for key in keys { state.known[key] = found.map { $0[key] } }
        }
    }

    func load(for context: any Sendable) {
        let keys = pending()
        guard !keys.isEmpty else { return }
        note(
            keys,
            Result {
                guard let context = context as? Context, case .immediate(let load) = loader.way else {
                    throw ResolverFault.type("Loader")
                }
                return try load(keys, context)
            }
        )
    }

    func loadSuspending(for context: any Sendable, within deadline: CallDeadline) async {
        guard case .suspending(let load) = loader.way else { return load(for: context) }
        let keys = pending()
        guard !keys.isEmpty else { return }
        do {
            guard let context = context as? Context else { throw ResolverFault.type("Loader") }
            note(keys, .success(try await deadline.run { try await load(keys, context) }))
        } catch {
            note(keys, .failure(error))
        }
    }
}
