/// How many lists have each of the numbers that are near to each other, counted for 64 of them at once.
///
/// The first plane has the lowest bit of each count, the second the next.
struct HitCounts {
    private var planes: [[UInt64]] = []
    /// The words of bits that are counted.
    private let words: Range<Int>

    /// Of lists that have something.
    init(_ lists: [PostingList], words: Range<Int>) {
        self.words = words
        for list in lists { list.forEachWord { add($0, at: $1) } }
    }

    private mutating func add(_ bits: UInt64, at word: Int) {
        var (carry, plane, index) = (bits, 0, word - words.lowerBound)
        while carry != 0 {
            if plane == planes.count { planes.append([UInt64](repeating: 0, count: words.count)) }
            let sum = planes[plane][index]
            planes[plane][index] = sum ^ carry
            carry &= sum
            plane += 1
        }
    }

    /// The highest count first, and of numbers that are in as many lists the lower.
    func likeliest(least: Int, most: Int) -> [Int] {
        var (numbers, count) = ([Int](), 1 << planes.count)
        while count > max(1, least), numbers.count < most {
            count -= 1
            for index in 0..<words.count {
                var bits = ~UInt64(0)
                for (place, plane) in planes.enumerated() where bits != 0 {
                    bits &= count >> place & 1 == 1 ? plane[index] : ~plane[index]
                }
                while bits != 0, numbers.count < most {
                    numbers.append((words.lowerBound + index) << 6 + bits.trailingZeroBitCount)
                    bits &= bits - 1
                }
            }
        }
        return numbers
    }
}
