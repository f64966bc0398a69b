/// A pattern of `like`: `%` for anything, `_` for one character, a backslash before what stands for itself.
///
/// Matching takes time in proportion to the text: what stands between two `%` is looked for once, as early as it can be.
package struct LikePattern: Sendable {
    /// What stands between `%`; `nil` for any one character.
    private let parts: [[UInt32?]]
    /// Of parts without `_`: how far a part that fails has begun anew (Knuth, Morris, Pratt 1977).
    private let restarts: [[Int]?]
    private let ignoresCase: Bool

    /// Longer parts with `_` would be tried at every place.
    private static let longestPart = 64

    /// - Throws: `PGRST100` for a part with `_` that is too long.
    package init(_ pattern: String, ignoresCase: Bool) throws(RestError) {
        self.ignoresCase = ignoresCase
        var parts: [[UInt32?]] = [[]]
        var isEscaped = false
        for scalar in (ignoresCase ? pattern.lowercased() : pattern).unicodeScalars {
            let last = parts.count - 1
            switch scalar {
            case _ where isEscaped:
                parts[last].append(scalar.value)
                isEscaped = false
            case "\\": isEscaped = true
            case "%": parts.append([])
            case "_": parts[last].append(nil)
            default: parts[last].append(scalar.value)
            }
        }
        guard parts.allSatisfy({ !$0.contains(nil) || $0.count <= Self.longestPart }) else {
            throw .tooMuch("A part of a pattern with _ has more than \(Self.longestPart) characters.")
        }
        self.parts = parts
        restarts = parts.map { $0.contains(nil) ? nil : Self.restarts(of: $0) }
    }

    package func matches(_ text: String) -> Bool {
        let text = (ignoresCase ? text.lowercased() : text).unicodeScalars.map(\.value)
        guard let first = parts.first, let last = parts.last, Self.stands(first, in: text, at: 0) else { return false }
        guard parts.count > 1 else { return first.count == text.count }
        var place = first.count
        for index in parts.indices.dropFirst().dropLast() {
            guard let end = end(of: index, in: text, from: place) else { return false }
            place = end
        }
        return text.count - last.count >= place && Self.stands(last, in: text, at: text.count - last.count)
    }

    private static func stands(_ part: [UInt32?], in text: [UInt32], at place: Int) -> Bool {
        guard place >= 0, place + part.count <= text.count else { return false }
        return zip(part, text[place...]).allSatisfy { $0 == nil || $0 == $1 }
    }

    /// Where the first occurrence of a part ends; `nil` where there is none.
    private func end(of index: Int, in text: [UInt32], from start: Int) -> Int? {
        let part = parts[index]
        if part.isEmpty { return start }
        guard let restarts = restarts[index] else {
            let last = text.count - part.count
            guard start <= last else { return nil }
            return (start...last).first { Self.stands(part, in: text, at: $0) }.map { $0 + part.count }
        }
        var matched = 0
        for place in start..<max(start, text.count) {
            while matched > 0, part[matched] != text[place] { matched = restarts[matched - 1] }
            if part[matched] == text[place] { matched += 1 }
            if matched == part.count { return place + 1 }
        }
        return nil
    }

    private static func restarts(of part: [UInt32?]) -> [Int] {
        var restarts = [Int](repeating: 0, count: part.count)
        var matched = 0
        for place in part.indices.dropFirst() {
            while matched > 0, part[matched] != part[place] { matched = restarts[matched - 1] }
            if part[matched] == part[place] { matched += 1 }
            restarts[place] = matched
        }
        return restarts
    }
}
