import Foundation
import Testing

@testable import Server

struct GzipTests {
    @Test(arguments: [0, 1, 1000, 100_000])
    func `gzip itself reads what is written`(count: Int) throws {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<count).map { _ in UInt8.random(in: 60...70, using: &generator) }
        let compressed = try #require(Gzip.compress(bytes))
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["gzip", "-dc"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(compressed))
        try input.fileHandleForWriting.close()
        #expect(try output.fileHandleForReading.readToEnd() ?? Data() == Data(bytes))
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
