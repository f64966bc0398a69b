/// A place in a source text, in bytes of UTF-8 from 0.
///
/// All offsets are equal to each other, so that two trees are equal when they mean the same.
public struct SourceOffset: Sendable, Hashable {
    /// The bytes before the place.
    public let bytes: Int

    /// A place so many bytes into the text.
    public init(_ bytes: Int) {
        self.bytes = bytes
    }

    /// Always true.
    public static func == (_: SourceOffset, _: SourceOffset) -> Bool { true }

    /// Adds nothing.
    public func hash(into _: inout Hasher) {}
}

/// A place as an answer names it: line and column from 1, columns in code points.
public struct SourceLocation: Sendable, Hashable {
    /// The line, from 1.
    public let line: Int
    /// The code point of its line, from 1.
    public let column: Int

    /// A place by line and column.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// The bytes of a document.
///
/// Reading past the end gives 0, which no token contains.
struct SourceText: Sendable {
    let bytes: [UInt8]
    /// The place before every 4,096th byte, so that a place is not looked for from the start each time.
    private var marks: [Mark] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    private struct Mark {
        var line = 1
        var column = 1
        var previous: UInt8 = 0

        mutating func pass(_ byte: UInt8) {
            switch byte {
            case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): break
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                line += 1
                column = 1
            case 0x80..<0xC0: break
            default: column += 1
            }
            previous = byte
        }
    }

    private static let bytesOfMark = 4096

    /// The same text, in which places are found in a time that does not hang on how far in they are.
    var marked: SourceText {
        var text = self
        var mark = Mark()
        text.marks = []
        for (offset, byte) in bytes.enumerated() {
            if offset % Self.bytesOfMark == 0 { text.marks.append(mark) }
            mark.pass(byte)
        }
        return text
    }

    @inline(__always)
    subscript(offset: Int) -> UInt8 {
        offset >= 0 && offset < bytes.count ? bytes[offset] : 0
    }

    /// The text between two offsets, clamped to what is there.
    func text(from start: Int, to end: Int) -> String {
        let lower = min(max(start, 0), bytes.count)
        return String(decoding: bytes[lower..<max(lower, min(end, bytes.count))], as: UTF8.self)
    }

    /// - Complexity: O(offset) unless ``marked``: made for errors only.
    func location(of offset: SourceOffset) -> SourceLocation {
        let end = min(max(offset.bytes, 0), bytes.count)
        let index = min(end / Self.bytesOfMark, marks.count - 1)
        var mark = marks.indices.contains(index) ? marks[index] : Mark()
        for byte in bytes[(max(index, 0) * Self.bytesOfMark)..<end] { mark.pass(byte) }
        return SourceLocation(line: mark.line, column: mark.column)
    }
}
