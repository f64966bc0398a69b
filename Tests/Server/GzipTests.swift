import Foundation
import Testing

@testable import Server

struct GzipTests {
    @Test(arguments: [0, 1, 1000, 100_000])
    func `gzip itself reads what is written`(count: Int) throws {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<count).map { _ in UInt8.random(in: 60...70, using: &generator) }
        let compressed = try #require(Gzip.compress(bytes))
        #expect(try unpacked(compressed) == Data(bytes))
    }

    @Test func `gzip itself reads what is written in pieces, empty, small and large`() throws {
        var stream = GzipStream()
        let pieces = [0, 1, 255, 256, 0, 70_000, 300_000].map { count in (0..<count).map { UInt8($0 % 251) } }
        let packed = pieces.flatMap { stream.write($0) } + stream.finish()
        #expect(try unpacked(packed) == Data(pieces.joined()))
        #expect(packed.count < 20_000)
    }

    @Test func `a piece can be read before the next is there`() throws {
        var stream = GzipStream()
        let sent = stream.write(Array(repeating: 7, count: 5000)) + stream.write([1, 2, 3])
        #expect(try unpacked(sent, whole: false) == Data(repeating: 7, count: 5000) + [1, 2, 3])
    }

    @Test func `a stream on which nothing happened is a gzip text`() throws {
        var stream = GzipStream()
        #expect(try unpacked(stream.finish()).isEmpty)
    }

    private func unpacked(_ compressed: [UInt8], whole: Bool = true) throws -> Data {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["gzip", "-dc"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(compressed))
        try input.fileHandleForWriting.close()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect((process.terminationStatus == 0) == whole)
        return bytes
    }
}
