import Foundation

extension Snapshot {
    /// Lays the parts out, with what is derived from them.
    static func encoded(_ contents: SnapshotContents) throws(SnapshotError) -> SnapshotMemory {
        let width = contents.header.settings.factorCount
        guard contents.itemFactors.count == contents.header.itemCount * width else {
            throw .inconsistent("item factors")
        }
        var header = contents.header
        header.poolNames = contents.pools?.names ?? []
        var writer = SnapshotWriter()
        writer.add(.header, try json(header))
        writer.add(.itemFactors, contents.itemFactors)
        addSums(of: contents.itemFactors, width: width, to: &writer)
        writer.add(.priorMean, contents.prior.mean)
        writer.add(.priorPrecision, contents.prior.precision)
        writer.add(.priorPopular, contents.prior.popular)
        addAnswers(contents.answers, to: &writer)
        addNeighbours(contents.neighbours, to: &writer)
        writer.add(.likeCounts, contents.likeCounts)
        writer.add(.itemLeads, contents.itemLeads)
        if hasCodes(itemCount: header.itemCount) {
            let codes = QuantizedItems(factors: contents.itemFactors, width: width)
            writer.add(.quantizedItems, codes.codes)
            writer.add(.itemCodeScales, codes.scales)
        }
        try addContent(contents.content, to: &writer)
        writer.add(.calibrationScores, contents.calibration.scores)
        writer.add(.calibrationRates, contents.calibration.rates)
        writer.add(.poolAssignments, contents.pools?.assignments ?? [])
        writer.add(.poolCentroids, contents.pools?.centroids ?? [])
        return writer.memory()
    }

    private static func addAnswers(_ answers: AnswerModel?, to writer: inout SnapshotWriter) {
        guard let answers else { return }
        writer.add(.answerWeights, answers.weights)
        writer.add(.answerBase, answers.base)
        writer.add(.answerItemOffsets, answers.items.offsets.map(Int64.init))
        writer.add(.answerItems, answers.items.columns)
        writer.add(.answerPairs, answers.pairs.answers)
        writer.add(.answerPairWeights, answers.pairWeights)
        writer.add(.answerPrecision, answers.precision)
    }

    private static func addNeighbours(_ neighbours: ItemNeighbours, to writer: inout SnapshotWriter) {
        writer.add(.neighbourOffsets, neighbours.offsets)
        writer.add(.neighbourTargets, neighbours.targets)
        writer.add(.neighbourValues, neighbours.values)
        writer.add(.neighbourCovered, neighbours.covered)
    }

    private static func addContent(
        _ content: ContentModel?,
        to writer: inout SnapshotWriter
    ) throws(SnapshotError) {
        guard let content else { return }
        writer.add(.vocabulary, try json(content.vocabulary))
        writer.add(.contentWeights, content.weights)
        writer.add(.contentBase, content.base)
    }

    private static func addSums(of factors: [Float], width: Int, to writer: inout SnapshotWriter) {
        let count = factors.count / max(1, width)
        writer.add(.itemGram, LinearAlgebra(openBLAS: nil).gram(factors, rowCount: count, width: width))
        writer.add(.itemSum, PersonPrior.mean(of: factors, width: width).map { Float($0 * Double(count)) })
    }

    static func json(_ value: some Encodable) throws(SnapshotError) -> [UInt8] {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return Array(try encoder.encode(value))
        } catch {
            throw .inconsistent("\(error)")
        }
    }

    static func decoded<Value: Decodable>(
        _ type: Value.Type,
        from bytes: [UInt8]
    ) throws(SnapshotError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(bytes))
        } catch {
            throw .inconsistent("\(type): \(error)")
        }
    }

    static func content(from reader: SnapshotReader, width: Int) throws(SnapshotError) -> ContentModel? {
        let bytes = try reader.byteArray(.vocabulary)
        guard !bytes.isEmpty else { return nil }
        let vocabulary = try decoded(ContentVocabulary.self, from: bytes)
        return ContentModel(
            vocabulary: vocabulary,
            weights: Array(
                try reader.elements(.contentWeights, as: Float.self, count: vocabulary.terms.count * width)
            ),
            base: Array(try reader.elements(.contentBase, as: Float.self, count: width))
        )
    }

    static func calibration(from reader: SnapshotReader) throws(SnapshotError) -> IsotonicCalibration {
        let scores = Array(try reader.elements(.calibrationScores, as: Float.self))
        guard !scores.isEmpty else { throw .inconsistent("no calibration") }
        let rates = Array(try reader.elements(.calibrationRates, as: Float.self, count: scores.count))
        return IsotonicCalibration(scores: scores, rates: rates)
    }

    static func pools(
        from reader: SnapshotReader,
        header: SnapshotHeader
    ) throws(SnapshotError) -> ItemPools? {
        guard !header.poolNames.isEmpty else { return nil }
        return ItemPools(
            assignments: Array(try reader.elements(.poolAssignments, as: Int32.self, count: header.itemCount)),
            centroids: Array(
                try reader.elements(
                    .poolCentroids,
                    as: Float.self,
                    count: header.poolNames.count * header.settings.factorCount
                )
            ),
            names: header.poolNames
        )
    }
}

/// Factors rounded to bytes, a scale per item: a quarter of the memory to scan when looking for candidates.
struct QuantizedItems {
    let codes: [Int8]
    let scales: [Float]

    init(factors: [Float], width: Int) {
        let count = factors.count / max(1, width)
        var codes = [Int8](repeating: 0, count: factors.count)
        scales = (0..<count).map { item in
            let row = factors[item * width..<(item + 1) * width]
            let largest = row.reduce(Float(0)) { max($0, $1.magnitude) }
            guard largest > 0 else { return 0 }
            for index in row.indices { codes[index] = Int8((factors[index] / largest * 127).rounded()) }
            return largest / 127
        }
        self.codes = codes
    }
}
