import Foundation

/// Swiping over the API: a decision goes in, the next cards that know it come out.
///
/// The simulated people run on the same processors as the server. `BENCH_DATA` names a data folder to use, such as one
/// that `Benchmarks/catalogue.py` filled; without it the starter catalogue answers.
struct Swipes {
    let server: ServerProcess
    private static let environment = ProcessInfo.processInfo.environment
    private let seconds = Double(environment["BENCH_SECONDS"] ?? "") ?? 10
    private let swipes = Int(environment["BENCH_SWIPES"] ?? "") ?? 1_000

    func run() async throws -> [String: Double] {
        var results: [String: Double] = [:]
        // The first cards wait until the model is there.
        let address = server.address
        _ = try await onOwnThread { try Swiper(address: address).swipe(next: 1) }
        for count in [1, 20] {
            let one = try await latency(people: 1, swipes: swipes, next: count)
            results["p50MillisecondsNext\(count)"] = one.percentile(0.5)
            results["p99MillisecondsNext\(count)"] = one.percentile(0.99)
        }
        let twenty = try await latency(people: 20, swipes: max(20, swipes / 10), next: 1, pause: 0.25)
        results["p50MillisecondsOf20People"] = twenty.percentile(0.5)
        results["p99MillisecondsOf20People"] = twenty.percentile(0.99)
        return try await results.merging(rate(people: 32)) { $1 }
    }

    /// Milliseconds of each swipe; people with a pause wait about as long between two as somebody who looks, and not
    /// all equally long: those who once swiped together would go on together.
    private func latency(people: Int, swipes: Int, next: Int, pause: Double = 0) async throws -> [Double] {
        try await everyone(people) { index, address in
            let swiper = try Swiper(address: address)
            Thread.sleep(forTimeInterval: pause * Double(index) / Double(people))
            for _ in 0..<20 { _ = try swiper.swipe(next: next) }
            return try (0..<swipes).map { _ in
                defer { Thread.sleep(forTimeInterval: pause * .random(in: 0..<2)) }
                return try swiper.swipe(next: next)
            }
        }.flatMap { $0 }
    }

    /// As many as there is time for, and what each costs the server's processors.
    private func rate(people: Int) async throws -> [String: Double] {
        let seconds = seconds
        // Everybody is there before the first begins.
        let swipers = try await everyone(people) { _, address in Waiting(swiper: try Swiper(address: address)) }
        let (start, processor) = (ContinuousClock.now, server.processorSeconds)
        let end = start + .seconds(seconds)
        let counts = try await everyone(people) { index, _ in
            var count = 0
            while ContinuousClock.now < end {
                _ = try swipers[index].swiper.swipe(next: 1)
                count += 1
            }
            return count
        }
        let count = Double(counts.reduce(0, +))
        return [
            "perSecond": count / ((ContinuousClock.now - start) / .seconds(1)),
            "processorMillisecondsEach": (server.processorSeconds - processor) / count * 1000,
        ]
    }

    /// One thread at a time has each of them.
    private struct Waiting: @unchecked Sendable {
        let swiper: Swiper
    }

    /// Each of the people on a thread of their own; what each came to, in their order.
    private func everyone<Value: Sendable>(
        _ count: Int,
        _ body: @escaping @Sendable (_ index: Int, _ address: String) throws -> Value
    ) async throws -> [Value] {
        let address = server.address
        return try await withThrowingTaskGroup(of: (Int, Value).self) { group in
            for index in 0..<count {
                group.addTask { (index, try await onOwnThread { try body(index, address) }) }
            }
            return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }
}
