import Storage

/// The numbers of one list of three letters, each once, as few bytes as they can be looked through in.
struct PostingList: Sendable {
    private enum Form {
        case numbers([UInt32])
        /// A bit for each number from the first's multiple of 64 on.
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
        let words = first >> 6...last >> 6
        guard 2 * words.count < numbers.count else {
            form = .numbers(numbers.map { UInt32($0) })
            return
        }
        var bits = [UInt64](repeating: 0, count: words.count)
        for number in numbers { bits[number >> 6 - words.lowerBound] |= 1 << UInt64(number & 63) }
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

    /// Bits for numbers, and which 64 of all they are, perhaps in many pieces.
    func forEachWord(_ body: (UInt64, Int) -> Void) {
        switch form {
        case .numbers(let numbers): for number in numbers { body(1 << UInt64(number & 63), Int(number >> 6)) }
        case .bits(let words): for (index, bits) in words.enumerated() { body(bits, range.lowerBound >> 6 + index) }
        }
    }

    func forEach(_ body: (Int) -> Void) {
        forEachWord { bits, word in
            var rest = bits
            while rest != 0 {
                body(word << 6 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
    }
}
