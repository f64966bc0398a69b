import Foundation
import SwiftUI
import WebUILive

/// What one open page costs in this process, and whether updates leave anything behind.
struct SessionCost {
    @MainActor
    func run() async throws -> [String: Double] {
        var configuration = LiveConfiguration()
        configuration.maximumSessionsPerOwner = 10_000
        configuration.eventBurst = .greatestFiniteMagnitude
        configuration.heartbeat = .seconds(1)
        configuration.sleepsAfter = .seconds(1)
        let host = LiveHost(configuration: configuration)
        host.add(LiveApp(path: "/cards", title: "Cards") { _ in LiveScene(root: Cards()) })
        for _ in 0..<50 { _ = try await host.page(at: "/cards", for: LiveVisitor(owner: "warm")) }
        // First, in a process that has given no memory back: taking it again would look like growth.
        let growth = try await growth(over: 100_000, host)
        let before = residentKilobytes()
        let count = 500
        for _ in 0..<count { _ = try await host.page(at: "/cards", for: LiveVisitor(owner: "me")) }
        let perSession = Double(residentKilobytes() - before) / Double(count)
        // Longer than they need to fall asleep one after the other.
        try await Task.sleep(for: .seconds(10))
        let perIdleSession = Double(residentKilobytes() - before) / Double(count)
        return [
            "kilobytesPerSession": perSession, "kilobytesPerIdleSession": perIdleSession,
            "growthKilobytesOver100000Updates": growth,
        ]
    }

    @MainActor
    private func growth(over updates: Int, _ host: LiveHost) async throws -> Double {
        guard let page = try await host.page(at: "/cards", for: LiveVisitor(owner: "tapper")) else { return .nan }
        func attribute(_ name: String) -> String {
            String(page.components(separatedBy: "\(name)=\"")[1].prefix { $0 != "\"" })
        }
        let (session, token) = (attribute("data-session"), attribute("data-token"))
        let button = page.components(separatedBy: "<button data-w=\"")[1].prefix { $0 != "\"" }
        var number = 0
        func tap(_ times: Int) async throws {
            for _ in 0..<times {
                number += 1
                let body = #"{"s":"\#(session)","k":"\#(token)","q":\#(number),"b":0,"e":[[\#(button),"tap"]]}"#
                guard host.receive(Data(body.utf8), owner: "tapper") == .accepted else {
                    throw BenchError.unexpected("an event was not accepted")
                }
                // Each event is a turn of its own, as from a browser.
                await Task.yield()
            }
        }
        try await tap(2_000)
        let before = residentKilobytes()
        try await tap(updates)
        return Double(residentKilobytes() - before)
    }
}

private struct Cards: View {
    @State private var count = 0

    var body: some View {
        NavigationStack {
            List {
                Button("Pressed \(count) times") { count += 1 }
                ForEach(0..<20) { index in
                    HStack {
                        Image(systemName: "star")
                        VStack(alignment: .leading) {
                            Text(verbatim: "Row \(index)").font(.headline)
                            Text(verbatim: "A sentence about it that is not too short.").foregroundStyle(.secondary)
                        }
                        Spacer()
                    }
                }
            }
            .navigationTitle("Cards")
        }
    }
}

/// The process's memory, from `/proc`.
private func residentKilobytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    return (Int(text.split(separator: " ")[1]) ?? 0) * 4
}
