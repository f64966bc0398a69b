package import Foundation
import Recommender

/// What real people's public choices say of who likes what, for a server whose own people have said little yet.
///
/// Numbers per item and the distribution of people's numbers, made by `bin/make-starter-models`; nobody's own
/// choices are in it. It is of its time: what came later it does not know.
package struct StarterModel: Sendable {
    /// How many people chose an item, by key.
    package let choosers: [String: Int]
    /// How much one of a few likes weighs against what most people choose; `nil` for the engine's own setting.
    let evidence: Float?
    /// Of each item by key, in the order of the file.
    private let factors: [(key: String, values: [Float])]
    private let people: DrawnPeople

    /// So many people are drawn for each item that is known, as long as they are not too many.
    private static let peoplePerItem = 5
    private static let mostPeople = 1_500

    package enum Problem: Error, Hashable {
        /// Counts from 1.
        case line(Int)
        case noPeople
        /// It does not lie beside the program, or is not text.
        case noFile
    }

    package init(file: URL?) throws(Problem) {
        guard let file, let text = try? String(contentsOf: file, encoding: .utf8) else { throw .noFile }
        try self.init(text)
    }

    /// Reads lines of tab-separated columns: `mean`, `spread` and perhaps `evidence` with their numbers, then for each
    /// item its key, a scale, how many chose it and its numbers in bytes; lines that begin with `#` are comments.
    ///
    /// - Throws: ``Problem`` with the first line that is wrong.
    package init(_ text: String) throws(Problem) {
        var (mean, spread, evidence): ([Float], [Float], [Float]) = ([], [], [])
        var factors: [(key: String, values: [Float])] = []
        var choosers: [String: Int] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty && !line.hasPrefix("#") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard let last = cells.last, let data = Data(base64Encoded: last) else { throw .line(index + 1) }
            if cells.count == 2, cells[0] == "mean" {
                mean = Self.floats([UInt8](data))
            } else if cells.count == 2, cells[0] == "spread" {
                spread = Self.floats([UInt8](data))
            } else if cells.count == 2, cells[0] == "evidence", data.count == 4 {
                evidence = Self.floats([UInt8](data))
            } else if cells.count == 4, let scale = Float(cells[1]), let count = Int(cells[2]),
                data.count == mean.count
            {
                choosers[cells[0]] = count
                factors.append((cells[0], data.map { scale * Float(Int8(bitPattern: $0)) }))
            } else {
                throw .line(index + 1)
            }
        }
        guard let people = DrawnPeople(mean: mean, spread: spread) else { throw .noPeople }
        self.people = people
        self.choosers = choosers
        self.evidence = evidence.first
        self.factors = factors
    }

    private static func floats(_ bytes: [UInt8]) -> [Float] {
        stride(from: 0, to: bytes.count - bytes.count % 4, by: 4).map { at in
            var pattern: UInt32 = 0
            for byte in bytes[at..<(at + 4)].reversed() { pattern = pattern << 8 | UInt32(byte) }
            return Float(bitPattern: pattern)
        }
    }

    /// What people like those would choose from a catalogue, the same at each call.
    ///
    /// - Parameter item: The item of a key; `nil` for one that the catalogue does not have.
    /// - Returns: The items each chooses; nobody when too few of the catalogue's are known.
    package func choices(from item: (_ key: String) -> Int?) -> [[Int32]] {
        var known: [Int32] = []
        var values: [Float] = []
        var seen: Set<Int> = []
        for entry in factors {
            guard let item = item(entry.key), seen.insert(item).inserted else { continue }
            known.append(Int32(item))
            values += entry.values
        }
        let count = min(Self.mostPeople, Self.peoplePerItem * known.count)
        return people.choices(of: count, among: values).map { $0.map { known[$0] } }
    }
}
