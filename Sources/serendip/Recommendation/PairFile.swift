import Foundation

/// A file of `person<TAB>item` lines, both whole numbers from 0.
struct PairFile {
    /// In the file's order.
    let pairs: [(person: Int32, item: Int32)]

    init(path: String) throws {
        let data = try FileContents.read(path)
        var pairs: [(person: Int32, item: Int32)] = []
        pairs.reserveCapacity(data.count / 9)
        try data.withUnsafeBytes { bytes in
            var position = 0
            var line = 1
            while position < bytes.count {
                let person = try Self.number(bytes, &position, path: path, line: line)
                guard position < bytes.count, bytes[position] == UInt8(ascii: "\t") else {
                    throw TableError.line(path, line, "expected a person, a tab and an item")
                }
                position += 1
                let item = try Self.number(bytes, &position, path: path, line: line)
                if position < bytes.count, bytes[position] == UInt8(ascii: "\r") { position += 1 }
                guard position == bytes.count || bytes[position] == UInt8(ascii: "\n") else {
                    throw TableError.line(path, line, "more than a person and an item")
                }
                position += 1
                line += 1
                pairs.append((person, item))
            }
        }
        self.pairs = pairs
    }

    private static func number(
        _ bytes: UnsafeRawBufferPointer,
        _ position: inout Int,
        path: String,
        line: Int
    ) throws -> Int32 {
        var value = 0
        let start = position
        while position < bytes.count, case let digit = bytes[position] &- UInt8(ascii: "0"), digit < 10 {
            value = value * 10 + Int(digit)
            guard value < 100_000_000 else { throw TableError.line(path, line, "a number of 100,000,000 or more") }
            position += 1
        }
        guard position > start else { throw TableError.line(path, line, "expected a whole number") }
        return Int32(value)
    }
}
