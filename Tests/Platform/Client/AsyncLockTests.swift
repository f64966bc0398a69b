import Testing

@testable import Client

struct AsyncLockTests {
    @Test func `two are never let through at once`() async {
        let lock = AsyncLock()
        let room = Room()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    await lock.withLock {
                        await room.enter()
                        for _ in 0..<10 { await Task.yield() }
                        await room.leave()
                    }
                }
            }
        }
        #expect(await room.most == 1)
        #expect(await room.visits == 20)
    }

    @Test func `who fails lets the next one in`() async {
        struct Fault: Error {}
        let lock = AsyncLock()
        await #expect(throws: Fault.self) { try await lock.withLock { throw Fault() } }
        #expect(await lock.withLock { 7 } == 7)
    }

    private actor Room {
        private(set) var most = 0
        private(set) var visits = 0
        private var inside = 0

        func enter() {
            visits += 1
            inside += 1
            most = max(most, inside)
        }

        func leave() { inside -= 1 }
    }
}
