import AsyncHTTPClient
import Foundation
import Synchronization

/// 500 open pages, each pressing a tab twice a second: time from the press to the frame that answers it.
///
/// The simulated browsers run on the same two cores as the server.
struct LiveLoad {
    let server: ServerProcess
    let client: HTTPClient
    var pages = Int(ProcessInfo.processInfo.environment["BENCH_PAGES"] ?? "") ?? 500
    var presses = 20
    /// Milliseconds from the opening of one page to that of the next.
    private static let opening = 20

    func run() async throws -> [String: Double] {
        let times = try await withThrowingTaskGroup(of: [Double].self) { group in
            for index in 0..<pages { group.addTask { try await page(index) } }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        return [
            "pages": Double(pages), "presses": Double(times.count),
            "p50Milliseconds": times.percentile(0.5), "p99Milliseconds": times.percentile(0.99),
        ]
    }

    private func page(_ index: Int) async throws -> [Double] {
        try await Task.sleep(for: .milliseconds(index * Self.opening))
        let browser = Browser(client: client, address: server.address)
        _ = try await browser.open("/gitrepd/")
        let tabs = browser.tabs
        guard tabs.count == 2 else { throw BenchError.unexpected("no tabs on the page") }
        let answered = Answers()
        let stream = try await browser.stream()
        let reading = Task {
            for try await piece in stream { answered.note(String(buffer: piece)) }
        }
        defer { reading.cancel() }
        // A tab's screen is made when it is first chosen; what is timed is going to and fro.
        for tab in [tabs[1], tabs[0]] { await answered.wait(for: try await browser.tap(tab)) }
        // Until all pages are open and at rest; then they press at different moments.
        try await Task.sleep(for: .milliseconds((pages - index) * Self.opening + 2000 + index % 50 * 10))
        var times: [Double] = []
        for press in 0..<presses {
            let start = ContinuousClock.now
            let number = try await browser.tap(tabs[(press + 1) % 2])
            await answered.wait(for: number)
            let time = ContinuousClock.now - start
            times.append(time.milliseconds)
            try await Task.sleep(for: max(.zero, .milliseconds(500) - time))
        }
        return times
    }
}

/// The acknowledgements a stream has brought.
private final class Answers: Sendable {
    private struct State {
        var text = ""
        var last = 0
        var waiting: (number: Int, continuation: CheckedContinuation<Void, Never>)?
    }

    private let state = Mutex(State())

    /// Takes the next piece of the stream, which may end anywhere.
    func note(_ piece: String) {
        let ready = state.withLock { state -> CheckedContinuation<Void, Never>? in
            state.text += piece
            while let end = state.text.range(of: "\n\n") {
                let event = state.text[..<end.lowerBound]
                if let field = event.range(of: "\"a\":") {
                    let number = Int(event[field.upperBound...].prefix { $0.isNumber })
                    state.last = max(state.last, number ?? 0)
                }
                state.text.removeSubrange(..<end.upperBound)
            }
            guard let waiting = state.waiting, waiting.number <= state.last else { return nil }
            state.waiting = nil
            return waiting.continuation
        }
        ready?.resume()
    }

    func wait(for number: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.last >= number { return true }
                state.waiting = (number, continuation)
                return false
            }
            if isThere { continuation.resume() }
        }
    }
}
