/// Descriptions as weighted terms, compressed by row.
struct TermTable {
    let rowCount: Int
    let termCount: Int
    private let offsets: [Int]
    private let terms: [Int32]
    private let weights: [Float]

    init(_ counts: [[String: Int]], vocabulary: ContentVocabulary) {
        let indexes = vocabulary.indexes()
        var offsets = [0]
        var terms: [Int32] = []
        var weights: [Float] = []
        for row in counts {
            for entry in vocabulary.vector(row, indexes: indexes) {
                terms.append(entry.term)
                weights.append(entry.weight)
            }
            offsets.append(terms.count)
        }
        rowCount = counts.count
        termCount = vocabulary.terms.count
        self.offsets = offsets
        self.terms = terms
        self.weights = weights
    }

    /// Rows from terms: `table · matrix`, for a matrix of `width` columns.
    func apply(_ matrix: [Float], width: Int) -> [Float] {
        var output = [Float](repeating: 0, count: rowCount * width)
        matrix.withUnsafeBufferPointer { matrix in
            output.withUnsafeMutableBufferPointer { output in
                guard let matrix = matrix.baseAddress, let output = output.baseAddress else { return }
                for row in 0..<rowCount {
                    for position in offsets[row]..<offsets[row + 1] {
                        VectorKernels.add(
                            weights[position],
                            times: matrix + Int(terms[position]) * width,
                            to: output + row * width,
                            count: width
                        )
                    }
                }
            }
        }
        return output
    }

    /// Terms from rows: `tableᵀ · matrix`, each row times its importance.
    func applyTransposed(_ matrix: [Float], importance: [Float], width: Int) -> [Float] {
        var output = [Float](repeating: 0, count: termCount * width)
        matrix.withUnsafeBufferPointer { matrix in
            output.withUnsafeMutableBufferPointer { output in
                guard let matrix = matrix.baseAddress, let output = output.baseAddress else { return }
                for row in 0..<rowCount where importance[row] != 0 {
                    for position in offsets[row]..<offsets[row + 1] {
                        VectorKernels.add(
                            weights[position] * importance[row],
                            times: matrix + row * width,
                            to: output + Int(terms[position]) * width,
                            count: width
                        )
                    }
                }
            }
        }
        return output
    }
}
