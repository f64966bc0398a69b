package import Foundation
import Synchronization

/// Runs a program of others on bytes of strangers: with little time, memory and disk, without this process's
/// environment, and without a network where the kernel lets that be taken away.
package struct LimitedProcess: Sendable {
    /// Of processor time; twice as much of the clock's.
    package var seconds: Int
    private let memoryBytes = 1_500_000_000
    /// Of each file that it writes, and of what it says.
    private let fileBytes = 200_000_000
    /// Words before the program that take the network away; empty where the kernel does not.
    package let isolation: [String] = LimitedProcess.isolation

    package enum Failure: Error, Equatable {
        /// The program is not on this machine.
        case missing(String)
        /// Its time was over.
        case tooSlow
        /// It ended with this number, or by a signal.
        case ended(Int32)

        /// Whether the same happens again as long as the file is the same.
        package var isOfTheFile: Bool { if case .missing = self { false } else { true } }
    }

    /// Where a distribution puts programs.
    private static let folders = ["/usr/bin", "/usr/local/bin", "/bin"]
    private static let isolation: [String] = {
        let words = ["unshare", "--user", "--map-root-user", "--net", "--"]
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/unshare")
        process.arguments = Array(words.dropFirst()) + ["true"]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        do {
            try process.run()
        } catch {
            return []
        }
        process.waitUntilExit()
        return process.terminationStatus == 0 ? words : []
    }()

    package init(seconds: Int = 20) { self.seconds = seconds }

    package static func isThere(_ program: String) -> Bool {
        folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }

    /// Runs it in a folder; answers what it wrote to its standard output.
    package func run(_ program: String, _ arguments: [String], in folder: URL) async throws -> Data {
        for name in [program, "prlimit", "timeout"] where !Self.isThere(name) { throw Failure.missing(name) }
        let output = folder.appending(path: "out-\(UUID().uuidString)")
        guard FileManager.default.createFile(atPath: output.path, contents: nil),
            let handle = FileHandle(forWritingAtPath: output.path)
        else { throw CocoaError(.fileWriteUnknown) }
        defer {
            // The folder goes with all that is in it.
            try? handle.close()
            try? FileManager.default.removeItem(at: output)
        }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words(before: program) + [program] + arguments
        process.environment = ["PATH": Self.folders.joined(separator: ":"), "LC_ALL": "C.UTF-8", "HOME": folder.path]
        process.currentDirectoryURL = folder
        (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, handle)
        process.standardError = FileHandle.nullDevice
        let status = try await Self.status(of: process)
        switch status {
        case 0: return try Data(contentsOf: output)
        // `timeout` says 137 of what it has killed; 152 and 24 are of too much processor time.
        case 137, 152, 24, 9: throw Failure.tooSlow
        default: throw Failure.ended(status)
        }
    }

    private func words(before program: String) -> [String] {
        [
            "timeout", "--signal=KILL", String(2 * seconds), "prlimit", "--cpu=\(seconds)", "--as=\(memoryBytes)",
            "--fsize=\(fileBytes)", "--core=0", "--nofile=64", "--",
        ] + isolation
    }

    private static func status(of process: Process) async throws -> Int32 {
        let ended = Mutex<CheckedContinuation<Int32, any Error>?>(nil)
        return try await withCheckedThrowingContinuation { continuation in
            ended.withLock { $0 = continuation }
            process.terminationHandler = { process in
                let status = process.terminationStatus
                ended.withLock { waiting in
                    waiting?.resume(returning: status)
                    waiting = nil
                }
            }
            do {
                try process.run()
            } catch {
                ended.withLock { waiting in
                    waiting?.resume(throwing: error)
                    waiting = nil
                }
            }
        }
    }
}

/// A folder of one's own that is gone with the work.
package struct WorkFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "serendip-work-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: url,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    package func remove() {
        // One that stays in the system's temporary place does no harm.
        try? FileManager.default.removeItem(at: url)
    }
}
