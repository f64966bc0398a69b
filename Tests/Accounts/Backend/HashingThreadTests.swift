import AccountsDomain
import Dispatch
import Foundation
import Testing

@testable import AccountsService

struct HashingThreadTests {
    @Test func `who comes when too many wait is told so at once, and those who wait are served`() async throws {
        let thread = HashingThread(waitingLimit: 3)
        let gate = DispatchSemaphore(value: 0)
        let (begun, hasBegun) = AsyncStream.makeStream(of: Void.self)
        let first = Task {
            try await thread.run(in: try thread.reserve()) {
                hasBegun.finish()
                gate.wait()
            }
        }
        for await _ in begun {}
        // Nothing is served before the first is: of ten who come, three find room.
        let answers = await withTaskGroup(of: AccountError?.self) { group in
            for _ in 0..<10 {
                group.addTask {
                    do {
                        try await thread.run(in: try thread.reserve()) {}
                        return nil
                    } catch {
                        return error as? AccountError
                    }
                }
            }
            var answers: [AccountError?] = []
            for await answer in group {
                answers.append(answer)
                // Seven are told so while the others wait.
                if answers.count == 7 { gate.signal() }
            }
            return answers
        }
        #expect(answers.prefix(7).allSatisfy { $0 == .busy })
        #expect(answers.suffix(3).allSatisfy { $0 == nil })
        try await first.value
    }

    @Test func `what serves everybody does not hash`() async throws {
        let thread = HashingThread(waitingLimit: 0)
        let niceness = { @Sendable in getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0) }
        #expect(try await thread.run(in: try thread.reserve(), niceness) == HashingThread.niceness)
        // Only that thread gives way.
        #expect(niceness() < HashingThread.niceness)
    }

    @Test func `what the work throws is thrown`() async {
        let thread = HashingThread(waitingLimit: 0)
        await #expect(throws: AccountError.linkExpired) {
            try await thread.run(in: try thread.reserve()) { throw AccountError.linkExpired }
        }
    }
}
