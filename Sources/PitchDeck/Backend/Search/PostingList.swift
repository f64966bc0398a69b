import Storage

/// The numbers of one list of three letters, each once, as few bytes as they can be looked through in.
struct PostingList: Sendable {
    private enum Form {
        case numbers([UInt32])
        /// A bit for each number from the first on.
        case bits([UInt64])
    }

    private let form: Form
    let count: Int
    /// The lowest and the highest number; of no numbers nothing.
    let range: Range<Int>

    /// - Throws: `failed` for a number of which there cannot be as many startups.
    init(_ numbers: [Int]) throws(StorageError) {
        count = numbers.count
        guard let first = numbers.min(), let last = numbers.max() else {
            (form, range) = (.numbers([]), 0..<0)
            return
        }
        guard first >= 0, last <= Int(UInt32.max) else { throw .failed("a startup's number of another kind") }
        range = first..<(last + 1)
        let wordCount = (range.count + 63) / 64
        guard 2 * wordCount < numbers.count else {
            form = .numbers(numbers.map { UInt32($0) })
            return
        }
        var bits = [UInt64](repeating: 0, count: wordCount)
        for number in numbers { bits[(number - first) >> 6] |= 1 << UInt64((number - first) & 63) }
        form = .bits(bits)
    }

    /// Reads numbers with commas between.
    init(_ text: String) throws(StorageError) {
        var (numbers, number) = ([Int](), 0)
        for byte in text.utf8 {
            if byte == UInt8(ascii: ",") {
                numbers.append(number)
                number = 0
            } else {
                number = number * 10 + Int(byte &- UInt8(ascii: "0"))
            }
        }
        try self.init(text.isEmpty ? [] : numbers + [number])
    }

    var byteCount: Int {
        switch form {
        case .numbers(let numbers): numbers.count * MemoryLayout<UInt32>.stride
        case .bits(let words): words.count * MemoryLayout<UInt64>.stride
        }
    }

    func forEach(_ body: (Int) -> Void) {
        switch form {
        case .numbers(let numbers): for number in numbers { body(Int(number)) }
        case .bits(let words):
            for (index, word) in words.enumerated() {
                var rest = word
                while rest != 0 {
                    body(range.lowerBound + 64 * index + rest.trailingZeroBitCount)
                    rest &= rest - 1
                }
            }
        }
    }
}
