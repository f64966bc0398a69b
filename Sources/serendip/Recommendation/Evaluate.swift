import ArgumentParser
import Foundation
import Recommender

struct Evaluate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Score ranked lists against what people chose.",
        discussion: """
            Prints Recall@20, Recall@50 and NDCG@100, means over the people of the truth with standard errors.
            A person without a list scores 0.
            """
    )

    @Option(name: .customLong("run"), help: "The ranked lists: person<TAB>item,item,… best first.")
    var lists: String

    @Option(help: "What was chosen: person<TAB>item, a line each.")
    var truth: String

    func run() throws {
        var chosen: [Int: Set<Int>] = [:]
        for pair in try PairFile(path: truth).pairs { chosen[Int(pair.person), default: []].insert(Int(pair.item)) }
        let quality = RankingQuality(lists: try RunFile.read(lists), truth: chosen)
        print("people      \(quality.personCount)")
        print("Recall@20   \(Self.text(quality.recallAt20))")
        print("Recall@50   \(Self.text(quality.recallAt50))")
        print("NDCG@100    \(Self.text(quality.gainAt100))")
    }

    private static func text(_ value: MeanWithError) -> String {
        String(format: "%.4f ± %.4f", value.mean, value.error)
    }
}

/// A file of `person<TAB>item,item,…` lines, best first.
enum RunFile {
    static func read(_ path: String) throws -> [Int: [Int]] {
        var lists: [Int: [Int]] = [:]
        let text = String(decoding: try FileContents.read(path), as: UTF8.self)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard let person = fields.first.flatMap({ Int($0) }), fields.count <= 2 else {
                throw TableError.line(path, index + 1, "expected a person, a tab and items")
            }
            lists[person] = try (fields.count == 2 ? fields[1] : "").split(separator: ",").map { item in
                guard let item = Int(item) else {
                    throw TableError.line(path, index + 1, "\(item) is not an item")
                }
                return item
            }
        }
        return lists
    }
}

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

/// What is wrong with a file somebody gave.
enum TableError: Error, CustomStringConvertible {
    case line(String, Int, String)
    case file(String, String)

    var description: String {
        switch self {
        case .line(let path, let line, let reason): "\(path):\(line): \(reason)"
        case .file(let path, let reason): "\(path): \(reason)"
        }
    }
}

/// Reads files, naming them when that fails.
enum FileContents {
    static func read(_ path: String) throws -> Data {
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
        } catch {
            throw TableError.file(path, "cannot be read: \(error.localizedDescription)")
        }
    }

    static func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw TableError.file(path, "cannot be written: \(error.localizedDescription)")
        }
    }
}
