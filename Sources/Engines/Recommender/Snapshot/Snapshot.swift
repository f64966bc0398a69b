/// A trained model, immutable: everything that scoring needs, in memory or mapped from a file.
///
/// Replace the reference to change the model; whoever still holds the old one goes on with it undisturbed.
/// Unchecked because of pointers into `memory`, which lives as long as this does and is never written to.
package final class Snapshot: @unchecked Sendable {
    package let header: SnapshotHeader

    let itemFactors: UnsafeBufferPointer<Float>
    let itemGram: UnsafeBufferPointer<Float>
    let itemSum: UnsafeBufferPointer<Float>
    let priorMean: UnsafeBufferPointer<Float>
    let priorPrecision: UnsafeBufferPointer<Float>
    /// Empty where people of one kind were trained on.
    let priorPopular: UnsafeBufferPointer<Float>

    /// Whether imagined people speak in it, whose choices tell what is popular from what follows a taste.
    package var tellsPopularApart: Bool { !priorPopular.isEmpty }
    let answering: SnapshotAnswers
    let neighbours: SnapshotNeighbours
    let likeCounts: UnsafeBufferPointer<Int32>
    let itemLeads: UnsafeBufferPointer<Float>
    let quantizedItems: UnsafeBufferPointer<Int8>
    let itemCodeScales: UnsafeBufferPointer<Float>
    package let content: ContentModel?
    package let calibration: IsotonicCalibration
    package let pools: ItemPools?

    private let memory: SnapshotMemory

    package var itemCount: Int { header.itemCount }
    /// Whether its memory is a file's, which the system may take back and read again.
    package var isMapped: Bool { memory.isMapped }
    var width: Int { header.settings.factorCount }
    var hasDenseNeighbours: Bool { neighbours.offsets.isEmpty }

    /// Builds a snapshot in memory.
    ///
    /// - Throws: `SnapshotError.inconsistent` when the parts do not fit each other.
    package convenience init(_ contents: SnapshotContents) throws(SnapshotError) {
        try self.init(Self.encoded(contents))
    }

    /// Maps a snapshot file after checking it whole.
    ///
    /// - Throws: `SnapshotError`, saying what is wrong with the file.
    package convenience init(contentsOfFile path: String) throws(SnapshotError) {
        let memory = try SnapshotMemory(mapping: path)
        try self.init(memory)
        memory.letPagesGo()
    }

    private init(_ memory: SnapshotMemory) throws(SnapshotError) {
        let reader = try SnapshotReader(memory)
        let header = try Self.decoded(SnapshotHeader.self, from: reader.byteArray(.header))
        guard header.itemCount >= 0, header.settings.factorCount >= 0 else { throw .inconsistent("negative counts") }
        let (items, width) = (header.itemCount, header.settings.factorCount)
        self.memory = memory
        self.header = header
        itemFactors = try reader.elements(.itemFactors, as: Float.self, count: items * width)
        itemGram = try reader.elements(.itemGram, as: Float.self, count: width * width)
        itemSum = try reader.elements(.itemSum, as: Float.self, count: width)
        priorMean = try reader.elements(.priorMean, as: Float.self, count: width)
        priorPrecision = try reader.elements(.priorPrecision, as: Float.self, count: width * width)
        priorPopular = try reader.elements(.priorPopular, as: Float.self)
        guard priorPopular.isEmpty || priorPopular.count == width else { throw .inconsistent("what is popular") }
        answering = try SnapshotAnswers(reader, answerCount: header.answers.count, width: width)
        neighbours = try SnapshotNeighbours(reader, itemCount: items)
        likeCounts = try reader.elements(.likeCounts, as: Int32.self, count: items)
        itemLeads = try reader.elements(.itemLeads, as: Float.self)
        guard itemLeads.isEmpty || itemLeads.count == items else { throw .inconsistent("item leads") }
        let codeCount = Self.hasCodes(itemCount: items) ? items : 0
        quantizedItems = try reader.elements(.quantizedItems, as: Int8.self, count: codeCount * width)
        itemCodeScales = try reader.elements(.itemCodeScales, as: Float.self, count: codeCount)
        content = try Self.content(from: reader, width: width)
        calibration = try Self.calibration(from: reader)
        pools = try Self.pools(from: reader, header: header)
    }

    /// Writes the snapshot so that a reader finds the old file or the new one, never a part.
    ///
    /// - Throws: `SnapshotError.file` with the system's reason.
    package func save(to path: String) throws(SnapshotError) {
        try memory.save(to: path)
    }

    /// Codes pay when the floats no longer fit the processor's cache.
    static func hasCodes(itemCount: Int) -> Bool { itemCount >= 16_384 }
}

extension Snapshot {
    /// The factors of an item.
    func factors(of item: Int) -> UnsafePointer<Float> {
        itemFactors.baseAddress.unsafelyUnwrapped + item * width
    }

    /// What the item's score gains by being known elsewhere.
    @inline(__always)
    func lead(of item: Int) -> Float { itemLeads.isEmpty ? 0 : itemLeads[item] }

    /// How often an item was liked in training.
    package func likeCount(of item: Int) -> Int { Int(likeCounts[item]) }
}

extension Snapshot {
    /// The indexes of tags as answers, in the order given; tags the snapshot does not know are left out.
    package func answers(_ tags: [String]) -> [Int] {
        let wanted = tags.map(ItemDescription.normalized)
        let indexes = Dictionary(header.answers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return wanted.compactMap { indexes[$0] }
    }

    /// The items that carry the tag an answer names, for filters.
    package func items(withAnswer answer: Int) -> ItemSet {
        var found = ItemSet(itemCount: itemCount)
        forEachItem(withAnswer: answer) { found.insert($0) }
        return found
    }

    func forEachItem(withAnswer answer: Int, _ body: (Int) -> Void) {
        for position in Int(answering.itemOffsets[answer])..<Int(answering.itemOffsets[answer + 1]) {
            body(Int(answering.items[position]))
        }
    }

    /// Whether the item carries the tag an answer names.
    func item(_ item: Int, hasAnswer answer: Int) -> Bool {
        var (low, high) = (Int(answering.itemOffsets[answer]), Int(answering.itemOffsets[answer + 1]))
        while low < high {
            let middle = (low + high) / 2
            if answering.items[middle] < Int32(item) { low = middle + 1 } else { high = middle }
        }
        return low < Int(answering.itemOffsets[answer + 1]) && answering.items[low] == Int32(item)
    }

    /// What each of a person's answers adds to the prior's mean; what a pair adds is split between its answers.
    func shifts(of answers: [Int]) -> [[Float]] {
        var shifts = answers.map { Array(answering.weights[$0 * width..<($0 + 1) * width]) }
        for pair in answering.pairs.positions(in: answers) {
            for answer in [answering.pairs[pair].x, answering.pairs[pair].y] {
                guard let position = answers.firstIndex(of: Int(answer)) else { continue }
                for index in 0..<width { shifts[position][index] += answering.pairWeights[pair * width + index] / 2 }
            }
        }
        return shifts
    }
}

/// What a snapshot says of how much liking one item tells about another; the pointers are into its memory.
struct SnapshotNeighbours {
    /// The entries of a source are `offsets[source]..<offsets[source + 1]`; empty when `values` holds a row per source.
    let offsets: UnsafeBufferPointer<Int64>
    let targets: UnsafeBufferPointer<Int32>
    let values: UnsafeBufferPointer<Float>

    /// 1 for the items that weights cover, 0 for others.
    let covered: UnsafeBufferPointer<UInt8>

    init(_ reader: SnapshotReader, itemCount: Int) throws(SnapshotError) {
        offsets = try reader.elements(.neighbourOffsets, as: Int64.self)
        targets = try reader.elements(.neighbourTargets, as: Int32.self)
        values = try reader.elements(.neighbourValues, as: Float.self)
        covered = try reader.elements(.neighbourCovered, as: UInt8.self, count: itemCount)
        guard !offsets.isEmpty else {
            guard values.isEmpty || values.count == itemCount * itemCount else {
                throw .inconsistent("dense neighbours")
            }
            return
        }
        guard
            offsets.count == itemCount + 1, targets.count == values.count, offsets[0] == 0,
            offsets[itemCount] == Int64(targets.count)
        else { throw .inconsistent("neighbours") }
    }
}
