import Testing

@testable import serendip

struct RestartPausesTests {
    @Test func `the first start after a crash is at once, the next wait longer, half a minute at most`() {
        var pauses = RestartPauses()
        let waits = (0..<8).map { _ in pauses.pause(afterRunning: .milliseconds(300)) }
        #expect(waits == [0, 1, 2, 4, 8, 16, 30, 30])
    }

    @Test func `who ran for a while is started at once again`() {
        var pauses = RestartPauses()
        for _ in 0..<4 { _ = pauses.pause(afterRunning: .seconds(1)) }
        #expect(pauses.pause(afterRunning: .seconds(11)) == 0)
        #expect(pauses.pause(afterRunning: .seconds(1)) == 1)
    }
}
