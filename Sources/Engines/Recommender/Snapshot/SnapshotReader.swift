/// Finds the sections of a snapshot after checking that the bytes are what was written.
struct SnapshotReader {
    private let memory: SnapshotMemory
    private var ranges: [SnapshotSection: Range<Int>] = [:]

    init(_ memory: SnapshotMemory) throws(SnapshotError) {
        self.memory = memory
        let bytes = memory.bytes
        guard bytes.count >= SnapshotFormat.prefixSize else { throw .truncated }
        guard UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) == SnapshotFormat.name else {
            throw .notASnapshot
        }
        let version = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
        guard version == SnapshotFormat.version else { throw .version(version) }
        let stored = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self))
        let checked = UnsafeRawBufferPointer(rebasing: bytes[SnapshotFormat.prefixSize...])
        guard SnapshotFormat.checksum(checked) == stored else { throw .damaged }
        let count = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self)))
        guard SnapshotFormat.prefixSize + count * SnapshotFormat.entrySize <= bytes.count else { throw .truncated }
        for index in 0..<count { try readEntry(at: SnapshotFormat.prefixSize + index * SnapshotFormat.entrySize) }
    }

    private mutating func readEntry(at position: Int) throws(SnapshotError) {
        let numbers = (0..<3).map { index in
            UInt64(
                littleEndian: memory.bytes.loadUnaligned(fromByteOffset: position + index * 8, as: UInt64.self)
            )
        }
        guard
            let offset = Int(exactly: numbers[1]), let size = Int(exactly: numbers[2]),
            offset % SnapshotFormat.alignment == 0, offset <= memory.bytes.count, size <= memory.bytes.count - offset
        else { throw .truncated }
        // Sections that a later program added are of no use to this one.
        guard let number = UInt32(exactly: numbers[0]), let kind = SnapshotSection(rawValue: number) else { return }
        ranges[kind] = offset..<offset + size
    }

    /// The elements of a section, none when it is missing.
    ///
    /// - Throws: `SnapshotError.inconsistent` when the count is not the expected one.
    func elements<Element: BitwiseCopyable>(
        _ kind: SnapshotSection,
        as type: Element.Type,
        count: Int? = nil
    ) throws(SnapshotError) -> UnsafeBufferPointer<Element> {
        let range = ranges[kind] ?? 0..<0
        let found = range.count / MemoryLayout<Element>.stride
        if let count, found != count { throw .inconsistent("\(kind) has \(found) elements instead of \(count)") }
        return UnsafeRawBufferPointer(rebasing: memory.bytes[range]).assumingMemoryBound(to: type)
    }

    /// The bytes of a section as an array.
    func byteArray(_ kind: SnapshotSection) throws(SnapshotError) -> [UInt8] {
        Array(try elements(kind, as: UInt8.self))
    }
}

/// Why a snapshot could not be read.
package enum SnapshotError: Error, Equatable {
    /// The file does not begin as a snapshot does.
    case notASnapshot
    /// The file is of another version of the format than this program reads.
    case version(UInt32)
    /// The file is shorter than it says.
    case truncated
    /// The bytes are not those that were written.
    case damaged
    /// The bytes are those that were written, but parts of them contradict each other.
    case inconsistent(String)
    /// The system could not read or write the file; the reason it gave.
    case file(String)
}

extension SnapshotError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notASnapshot: "not a snapshot of a model"
        case .version(let version):
            "a snapshot of format \(version), and this program reads format \(SnapshotFormat.version): train it anew"
        case .truncated: "a snapshot that is cut short"
        case .damaged: "a snapshot whose bytes are not those that were written"
        case .inconsistent(let part): "a snapshot whose parts contradict each other: \(part)"
        case .file(let reason): reason
        }
    }
}

/// What a snapshot file holds; the numbers are part of the format and are never reused.
enum SnapshotSection: UInt32, CaseIterable, Sendable {
    /// `SnapshotHeader` as JSON.
    case header = 1
    /// Items × factors, 32-bit floats.
    case itemFactors = 2
    /// Factors × factors: the sum of the items' outer products.
    case itemGram = 3
    /// The sum of the items' factors.
    case itemSum = 4
    /// What a person is like before the first event: mean and inverse covariance of the trained people.
    case priorMean = 5
    case priorPrecision = 6
    /// What an answer adds to the mean, answers × factors, and the inverse covariance that remains with answers.
    case answerWeights = 7
    case answerPrecision = 8
    /// EASE: dense weights, or offsets (64-bit), targets (32-bit) and weights by source; then a byte per item.
    case neighbourOffsets = 9
    case neighbourTargets = 10
    case neighbourValues = 11
    case neighbourCovered = 12
    /// How often each item was liked, 32-bit.
    case likeCounts = 13
    /// Items × factors as bytes, and the float each row is multiplied with.
    case quantizedItems = 14
    case itemCodeScales = 15
    /// The text model: `ContentVocabulary` as JSON, terms × factors, the mean it starts from.
    case vocabulary = 16
    case contentWeights = 17
    case contentBase = 18
    /// Score and rate of each knot of the fit score's curve.
    case calibrationScores = 19
    case calibrationRates = 20
    /// The pool of each item (32-bit), pools × factors.
    case poolAssignments = 21
    case poolCentroids = 22
    /// Of a checkpoint: what is done, as JSON, and people × factors.
    case checkpoint = 23
    case personFactors = 24
    /// Two answers (32-bit) per pair, and what it adds to the mean besides them, pairs × factors.
    case answerPairs = 25
    case answerPairWeights = 26
    /// What each item's score gains by being known elsewhere.
    case itemLeads = 27
    /// The items of each answer: offsets (64-bit) and items (32-bit).
    case answerItemOffsets = 28
    case answerItems = 29
    /// What having answered at all adds to the mean.
    case answerBase = 30
    /// What real people are expected to like beyond imagined ones.
    case priorPopular = 31
}
