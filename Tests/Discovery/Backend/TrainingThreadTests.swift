import Foundation
import Recommender
import Synchronization
import Testing

@testable import DiscoveryService
@testable import RepoFinderService

@Suite(.timeLimit(.minutes(10)))
struct TrainingThreadTests {
    @Test func `who is cancelled does not wait for the step that is being computed`() async throws {
        let thread = TrainingThread()
        let (begun, told) = AsyncStream<Void>.makeStream()
        // Held until the one who waits has gone; were it awaited, nobody would ever let it go on.
        let stepGoesOn = DispatchSemaphore(value: 0)
        let (ended, tellEnd) = AsyncStream<Bool>.makeStream()
        let waiting = Task {
            try await thread.run { flag in
                told.yield(())
                stepGoesOn.wait()
                tellEnd.yield((try? flag.check()) == nil)
            }
        }
        for await _ in begun { break }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        stepGoesOn.signal()
        for await isTold in ended {
            #expect(isTold, "the work hears of it at its next step")
            break
        }
    }

    @Test func `work that was cancelled before its turn is not begun`() async throws {
        let thread = TrainingThread()
        let hasRun = Atomic(false)
        let waiting = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await thread.run { _ in hasRun.store(true, ordering: .relaxed) }
        }
        await #expect(throws: CancellationError.self) { try await waiting.value }
        // After it in the queue.
        try await thread.run { _ in }
        let wasBegun = hasRun.load(ordering: .relaxed)
        #expect(!wasBegun)
    }

    #if os(Linux)
    @Test func `what nobody waits for gives way, and only that`() async throws {
        let thread = TrainingThread()
        @Sendable func niceness(_: CancellationFlag) -> Int32 {
            getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0)
        }
        let usual = try await thread.run(niceness)
        #expect(try await thread.run(isAwaited: false, niceness) == 19)
        #expect(try await thread.run(niceness) == usual)
    }
    #endif

    private struct Stopped: Error {}

    /// A sweep is the longest step there is; whatever comes between two questions is one step.
    @Test func `a training that is told to stop ends at that very step`() async throws {
        let world = try await DiscoveryWorld(starter: smallCatalogue())
        let catalogue = try await world.backend.keeper.current().catalogue
        for step in 1...6 {
            let asked = Atomic(0)
            let builder = ModelBuilder {
                if asked.add(1, ordering: .relaxed).newValue == step { throw Stopped() }
            }
            #expect(throws: Stopped.self) { try builder.train(catalogue, [:], generation: 1) }
            let count = asked.load(ordering: .relaxed)
            #expect(count == step)
        }
        await world.backend.shutdown()
    }
}
