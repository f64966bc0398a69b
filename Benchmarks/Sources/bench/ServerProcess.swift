import Foundation

/// A server of the benchmark's own, on an empty data folder, with the starter catalogue.
final class ServerProcess: Sendable {
    let address: String
    private let process: Process
    private let folder: URL
    private let isOwn: Bool

    /// `data` is a folder that stays; without one the server has an empty folder that goes with it.
    init(binary: String, data: String? = nil) async throws {
        isOwn = data == nil
        folder =
            data.map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("serendip-bench-\(UUID())")
        process = Process()
        process.executableURL = URL(fileURLWithPath: binary)
        // What it costs is read of the process that is started here.
        process.arguments = [
            "serve", "--port", "0", "--data", folder.path, "--offline", "--no-rate-limit", "--no-supervise",
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        // "Serendip is ready: open http://127.0.0.1:41234 in a browser."
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let address = line.split(separator: " ").first(where: { $0.hasPrefix("http") }) else {
            throw BenchError.noServer(line)
        }
        self.address = String(address)
    }

    /// What clients of Supabase's addresses send along.
    func anonKey() throws -> String {
        let command = Process()
        command.executableURL = process.executableURL
        command.arguments = ["admin", "anon-key", "--data", folder.path]
        let output = Pipe()
        command.standardOutput = output
        try command.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        command.waitUntilExit()
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// What it has used of the processors so far, in seconds; 0 where that cannot be read.
    var processorSeconds: Double {
        let text = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
        // After the name, which may hold anything: user and system time are the 12th and 13th field, in hundredths.
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        return fields.dropFirst(11).prefix(2).reduce(0) { $0 + (Double($1) ?? 0) / 100 }
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
        guard isOwn else { return }
        // A folder left in the temporary directory does no harm.
        try? FileManager.default.removeItem(at: folder)
    }
}

enum BenchError: Error {
    case noServer(String)
    case unexpected(String)
}

/// Time from starting the process on an empty folder until it says it is ready.
struct ColdStart {
    let binary: String

    func run() async throws -> [String: Double] {
        var times: [Double] = []
        for _ in 0..<5 {
            let start = ContinuousClock.now
            let server = try await ServerProcess(binary: binary)
            times.append((ContinuousClock.now - start).milliseconds)
            server.stop()
        }
        return ["p50Milliseconds": times.percentile(0.5), "maximumMilliseconds": times.max() ?? .nan]
    }
}
