/// Factors rounded to bytes, a scale per item: a quarter of the memory to scan when looking for candidates.
struct ItemCodes {
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
