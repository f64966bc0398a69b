/// Names that somebody may have meant.
enum Suggestions {
    /// `" Did you mean 'a', 'b', or 'c'?"`, at most five, nearest first; empty where none is near.
    static func words(for name: String, from options: [String], of kind: String = "", isNear: Bool = false) -> String {
        let names = (isNear ? options : near(name, in: options)).prefix(5).map { "'\($0)'" }
        guard let last = names.last else { return "" }
        let list: String
        switch names.count {
        case 1: list = last
        case 2: list = names.joined(separator: " or ")
        default: list = names.dropLast().joined(separator: ", ") + ", or " + last
        }
        return " Did you mean \(kind)\(list)?"
    }

    static func near(_ name: String, in options: [String]) -> [String] {
        let threshold = name.unicodeScalars.count * 2 / 5 + 1
        var distances: [(distance: Int, name: String)] = []
        let length = name.utf8.count
        for option in Set(options) where abs(option.utf8.count - length) <= threshold {
            guard let distance = distance(name, option, threshold) else { continue }
            distances.append((distance, option))
        }
        return distances.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.map(\.name)
    }

    /// Edits and swaps of neighbours between two names (optimal string alignment), where they are few.
    private static func distance(_ first: String, _ second: String, _ threshold: Int) -> Int? {
        if first == second { return 0 }
        let a = Array(first.lowercased().utf8)
        let b = Array(second.lowercased().utf8)
        if a == b { return 1 }
        guard abs(a.count - b.count) <= threshold else { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        var previousByte: UInt8?
        for (i, byte) in a.enumerated() {
            var row = [i + 1]
            row.reserveCapacity(b.count + 1)
            var left = i + 1
            for (j, other) in b.enumerated() {
                var cell = min(last[j + 1] + 1, left + 1, last[j] + (byte == other ? 0 : 1))
                if i > 0, j > 0, byte == b[j - 1], previousByte == other { cell = min(cell, beforeLast[j - 1] + 1) }
                row.append(cell)
                left = cell
            }
            beforeLast = last
            last = row
            previousByte = byte
            if (last.min() ?? 0) > threshold { return nil }
        }
        return last.last.flatMap { $0 <= threshold ? $0 : nil }
    }
}
