/// Bits from a seed (SplitMix64), and what is drawn with them.
struct SeededBits: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Whether one of so many times has come.
    mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &self) == 0 }

    /// A number up to another, small ones as often as large ones.
    mutating func size(_ most: Int) -> Int {
        guard most > 1 else { return max(most, 0) }
        let bits = Int.random(in: 0...(Int.bitWidth - most.leadingZeroBitCount), using: &self)
        return min(most, Int.random(in: 0...(1 << bits), using: &self))
    }

    mutating func pick<Item>(_ items: [Item]) -> Item? { items.randomElement(using: &self) }

    /// A text of up to so many bytes that is large in one of several ways.
    mutating func text(_ most: Int) -> String {
        let part = pick(["x", "é", "e\u{301}", "9", "k ", "\u{1F600}", "\n", "\"", "\\", "\u{0}", "ab,"]) ?? "x"
        return String(repeating: part, count: size(most) / part.utf8.count)
    }

    /// A name of up to so many letters, seldom of more than are read.
    mutating func name(_ most: Int) -> String {
        let part = pick(["a", "_", "Z9"]) ?? "a"
        return "n" + String(repeating: part, count: size(chance(40) ? most : min(most, 999 / part.utf8.count)))
    }
}
