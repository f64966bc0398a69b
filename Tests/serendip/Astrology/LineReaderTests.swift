import Foundation
import Testing

@testable import serendip

struct LineReaderTests {
    private func lines(_ content: Data) throws -> [LineReader.Line] {
        let file = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID().uuidString)")
        try content.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }  // The system clears what is left behind.
        var reader = try LineReader(path: file.path())
        var all: [LineReader.Line] = []
        while let some = try reader.next() { all += some }
        return all
    }

    private func texts(_ content: String) throws -> [String] {
        try lines(Data(content.utf8)).map { line in
            guard case .bytes(let bytes) = line else { return "too long" }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    @Test(arguments: [
        ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\n", ["", ""]), ("a\n\nb\n", ["a", "", "b"]),
    ])
    func `lines are parted at line ends`(content: String, expected: [String]) throws {
        #expect(try texts(content) == expected)
    }

    @Test func `lines go across the chunks in which they are read`() throws {
        let expected = (0..<5000).map { "\($0) " + String(repeating: "x", count: $0 % 97) }
        #expect(try texts(expected.joined(separator: "\n")) == expected)
    }

    @Test func `a line that is too long is passed over and the next is read`() throws {
        let long = String(repeating: "x", count: LineReader.longestLine + 1)
        let longest = String(repeating: "y", count: LineReader.longestLine)
        let found = try texts("a\n\(long)\n\(longest)\nb\n\(long)")
        #expect(found.map { $0.prefix(8) } == ["a", "too long", "yyyyyyyy", "b", "too long"])
    }

    @Test func `a line is there before the next was written`() throws {
        let pipe = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID().uuidString)")
        #expect(mkfifo(pipe.path(), 0o600) == 0)
        defer { try? FileManager.default.removeItem(at: pipe) }  // The system clears what is left behind.
        // Opened for both, it waits for nobody and is not at its end.
        let writer = try FileHandle(forUpdating: pipe)
        var reader = try LineReader(path: pipe.path())
        for text in ["first", "second"] {
            try writer.write(contentsOf: Data("\(text)\nhal".utf8))
            guard case .bytes(let bytes)? = try reader.next()?.first else { throw CocoaError(.fileReadUnknown) }
            #expect(String(decoding: bytes, as: UTF8.self).hasSuffix(text))
        }
    }

    @Test(arguments: ["/nonexistent/file", "/", ""])
    func `what is not a file is refused`(path: String) {
        #expect(throws: InputError.self) { try LineReader(path: path) }
    }
}
