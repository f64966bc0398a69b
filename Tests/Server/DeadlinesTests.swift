import Calls
import Testing

@testable import Server

struct DeadlinesTests {
    private let deadlines = Deadlines(timeout: .seconds(3600))

    @Test func `work that ends in time gives its value`() async throws {
        #expect(try await deadlines.run { 7 } == 7)
    }

    @Test func `what the work throws comes out as it is`() async throws {
        await #expect(throws: Problem.self) {
            try await deadlines.run { throw Problem(.notFound) }
        }
    }

    @Test(.timeLimit(.minutes(5))) func `work that takes too long is cancelled and answered as unavailable`() async {
        let problem = await #expect(throws: Problem.self) {
            try await deadlines.run(within: .milliseconds(1)) { try await Task.sleep(for: .seconds(3600)) }
        }
        #expect(problem?.status == 503)
    }

    @Test(.timeLimit(.minutes(5))) func `work that heeds nothing is not waited for`() async {
        let (never, letGo) = AsyncStream.makeStream(of: Void.self)
        let problem = await #expect(throws: Problem.self) {
            // A task of its own hears nothing of the cancellation.
            try await deadlines.run(within: .milliseconds(1)) { await Task { for await _ in never {} }.value }
        }
        #expect(problem?.status == 503)
        letGo.finish()
    }

    @Test(.timeLimit(.minutes(5))) func `a caller that gives up cancels the work`() async {
        let (started, note) = AsyncStream.makeStream(of: Void.self)
        let call = Task {
            try await deadlines.run {
                note.finish()
                try await Task.sleep(for: .seconds(3600))
            }
        }
        for await _ in started {}
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
    }

    @Test(.timeLimit(.minutes(5))) func `each of many calls has its own deadline`() async throws {
        let (never, letGo) = AsyncStream.makeStream(of: Void.self)
        let deadlines = deadlines
        let patient = Task {
            try await deadlines.run {
                for await _ in never {}
                return 7
            }
        }
        // Two rounds: the watch begins again after it has seen nobody in a hurry.
        for _ in 0..<2 {
            await #expect(throws: Problem.self) {
                try await deadlines.run(within: .milliseconds(1)) { try await Task.sleep(for: .seconds(3600)) }
            }
        }
        letGo.finish()
        #expect(try await patient.value == 7)
    }
}
