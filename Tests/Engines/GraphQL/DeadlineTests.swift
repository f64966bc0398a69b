import GraphQL
import Synchronization
import Testing

private struct Node: ObjectOutput { var id: Int }

/// Resolvers that never return, whatever they are told, until they are let go.
private final class Hanging: Sendable {
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

    var count: Int { waiting.withLock { $0.count } }

    func wait() async { await withCheckedContinuation { call in waiting.withLock { $0.append(call) } } }

    func letGo() {
        let all = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for call in all { call.resume() }
    }
}

/// A clock that stands until it is moved.
private final class MovedClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var time = Duration.zero
        func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        func duration(to other: Instant) -> Duration { other.time - time }
        static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
    }

    private struct State {
        var now = Instant()
        var last = 0
        var sleepers: [Int: (until: Instant, wake: AsyncStream<Void>.Continuation)] = [:]
    }

    private let state = Mutex(State())

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .nanoseconds(1) }
    var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let (stream, wake) = AsyncStream<Void>.makeStream()
        let id = state.withLock { state in
            state.last += 1
            state.sleepers[state.last] = (deadline, wake)
            return state.last
        }
        // A stream ends for who is cancelled.
        for await _ in stream { break }
        state.withLock { _ = $0.sleepers.removeValue(forKey: id) }
        try Task.checkCancellation()
    }

    func move(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            return state.sleepers.values.filter { $0.until <= state.now }
        }
        for sleeper in due { sleeper.wake.yield() }
    }
}

@Suite(.timeLimit(.minutes(1)))
struct DeadlineTests {
    private let clock = MovedClock()
    private let hanging = Hanging()

    private func schema(callTime: Duration?, time: Duration?) throws -> ExecutableSchema<Void> {
        let nodes = Loader<Void, Int, Node>.suspending { [hanging] ids, _ in
            await hanging.wait()
            return [:]
        }
        var settings = ExecutionSettings()
        settings.clock = ExecutionClock(clock)
        settings.limits.callTime = callTime
        settings.limits.time = time
        return try ExecutableSchema<Void>(
            "type Query { hangs: Int sure: Int! now: Int nodes: [Node!]! } type Node { id: Int! next: Node }",
            settings: settings
        ) { [hanging] binding in
            binding.query {
                $0.suspending("hangs") { rows, _ in
                    await hanging.wait()
                    return rows.map { _ in 1 }
                }
                $0.suspending("sure") { rows, _ in
                    await hanging.wait()
                    return rows.map { _ in 1 }
                }
                $0.value("now") { _ in 2 }
                $0.value("nodes") { _ in [Node(id: 1), Node(id: 2)] }
            }
            binding.type("Node", Node.self) {
                $0.value("id") { $0.id }
                $0.loaded("next", by: { $0.id + 1 }, from: nodes)
            }
        }
    }

    /// The answer where the clock is moved once the call hangs.
    private func answer(
        _ document: String,
        callTime: Duration? = .seconds(5),
        time: Duration? = .seconds(10),
        after duration: Duration = .seconds(5)
    ) async throws -> GraphQLAnswer {
        let schema = try schema(callTime: callTime, time: time)
        async let answer = schema.execute(GraphQLRequest(query: document), context: ())
        while hanging.count == 0 || clock.sleeperCount == 0 { await Task.yield() }
        clock.move(by: duration)
        let found = await answer
        hanging.letGo()
        return found
    }

    @Test func `a call that hangs is an error of its field, and the others stand`() async throws {
        let answer = try await answer("{ hangs now }")
        #expect(answer.text.hasPrefix(#"{"data":{"hangs":null,"now":2},"errors":[{"message":"It took too long.""#))
        #expect(answer.errors.map(\.code) == ["TIMED_OUT"])
        #expect(answer.errors.first?.path == [.key("hangs")])
    }

    @Test func `null rises where a call hangs that must answer`() async throws {
        let answer = try await answer("{ sure now }")
        #expect(answer.outcome == .executed(hasData: false))
        #expect(answer.errors.map(\.code) == ["TIMED_OUT"])
    }

    @Test func `a load that hangs is an error of every field that asked`() async throws {
        let answer = try await answer("{ nodes { id next { id } } }")
        #expect(answer.text.hasPrefix(#"{"data":{"nodes":[{"id":1,"next":null},{"id":2,"next":null}]}"#))
        #expect(answer.errors.map(\.path) == [0, 1].map { [.key("nodes"), .index($0), .key("next")] })
    }

    @Test(arguments: [nil, Duration.seconds(60)])
    func `an execution ends in time, though a call hangs`(_ callTime: Duration?) async throws {
        let answer = try await answer("{ hangs now }", callTime: callTime, after: .seconds(10))
        #expect(answer.outcome == .refused(.timedOut))
        #expect(answer.errors.map(\.code) == ["TIMED_OUT"])
    }
}
