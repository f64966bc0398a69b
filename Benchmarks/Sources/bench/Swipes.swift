import AsyncHTTPClient
import Foundation
import NIOCore

/// Swiping over the API: a decision goes in, the next cards that know it come out.
///
/// The simulated people run on the same processors as the server. `BENCH_DATA` names a data folder to use, such as one
/// that `Benchmarks/catalogue.py` filled; without it the starter catalogue answers.
struct Swipes {
    let server: ServerProcess
    let client: HTTPClient
    private static let environment = ProcessInfo.processInfo.environment
    private let seconds = Double(environment["BENCH_SECONDS"] ?? "") ?? 10
    private let swipes = Int(environment["BENCH_SWIPES"] ?? "") ?? 1_000

    func run() async throws -> [String: Double] {
        var results: [String: Double] = [:]
        // The first cards wait until the model is there.
        _ = try await Swiper(server: server, client: client).swipe(next: 1)
        for count in [1, 20] {
            let one = try await latency(people: 1, swipes: swipes, next: count)
            results["p50MillisecondsNext\(count)"] = one.percentile(0.5)
            results["p99MillisecondsNext\(count)"] = one.percentile(0.99)
        }
        let twenty = try await latency(people: 20, swipes: max(20, swipes / 10), next: 1, pause: .milliseconds(250))
        results["p50MillisecondsOf20People"] = twenty.percentile(0.5)
        results["p99MillisecondsOf20People"] = twenty.percentile(0.99)
        results["perSecond"] = try await rate(people: 32)
        return results
    }

    /// Milliseconds of each swipe; people with a pause wait as long between two as somebody who looks.
    private func latency(people: Int, swipes: Int, next: Int, pause: Duration = .zero) async throws -> [Double] {
        try await withThrowingTaskGroup(of: [Double].self) { group in
            for index in 0..<people {
                group.addTask {
                    let swiper = try await Swiper(server: server, client: client)
                    try await Task.sleep(for: pause * Double(index) / Double(people))
                    for _ in 0..<20 { _ = try await swiper.swipe(next: next) }
                    var times: [Double] = []
                    for _ in 0..<swipes {
                        times.append(try await swiper.swipe(next: next))
                        try await Task.sleep(for: pause)
                    }
                    return times
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
    }

    private func rate(people: Int) async throws -> Double {
        var swipers: [Swiper] = []
        for _ in 0..<people { swipers.append(try await Swiper(server: server, client: client)) }
        let start = ContinuousClock.now
        let end = start + .seconds(seconds)
        let count = try await withThrowingTaskGroup(of: Int.self) { group in
            for swiper in swipers {
                group.addTask {
                    var count = 0
                    while ContinuousClock.now < end {
                        _ = try await swiper.swipe(next: 1)
                        count += 1
                    }
                    return count
                }
            }
            return try await group.reduce(0, +)
        }
        return Double(count) / ((ContinuousClock.now - start) / .seconds(1))
    }
}
