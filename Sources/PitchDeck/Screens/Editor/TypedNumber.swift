import Foundation

/// Numbers as people type them, whatever their language.
nonisolated enum TypedNumber {
    /// A number with or without groups and decimals (`1,200`, `1.200`, `1 200`, `1,20,000.5`, `2,5`, `٣٫٥`).
    ///
    /// A comma or a point before exactly three digits groups them, unless nothing but a zero is before it: a figure of
    /// three decimals is rarer than one of thousands. `nil` for what is no number.
    static func value(_ text: String) -> Double? {
        guard let typed = plain(text) else { return nil }
        let marks = typed.filter(isMark)
        guard let mark = marks.last, let place = typed.lastIndex(of: mark) else { return Double(typed) }
        if Set(marks).count == 1, let digits = ungrouped(typed) { return Double(digits) }
        guard marks.count(where: { $0 == mark }) == 1, let digits = ungrouped(typed[..<place]) else { return nil }
        return Double("\(digits).\(typed[typed.index(after: place)...])")
    }

    /// A whole number; `nil` for what is none.
    static func whole(_ text: String) -> Int? { value(text).flatMap { Int(exactly: $0) } }

    /// A number of zero or more as it is typed, which ``value(_:)`` reads as the same.
    static func text(_ value: Double) -> String {
        let text = value.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
        return text.contains(".") && ungrouped(text) != nil ? text + "0" : text
    }

    /// Latin digits, commas and points; `nil` where there is anything else.
    private static func plain(_ text: String) -> String? {
        var typed = ""
        for character in text.trimmingCharacters(in: .whitespaces) {
            switch character {
            case ".", ",": typed.append(character)
            case "\u{66B}": typed.append(".")
            // Groups of Arabic, Swiss and all who leave a space.
            case "\u{66C}", "'", "’", " ", "\u{A0}", "\u{202F}": continue
            default:
                guard let digit = character.wholeNumberValue, (0...9).contains(digit) else { return nil }
                typed += String(digit)
            }
        }
        return typed
    }

    private static func isMark(_ character: Character) -> Bool { character == "." || character == "," }

    /// Without the marks between its groups; `nil` where they stand otherwise than groups have them.
    private static func ungrouped(_ text: some StringProtocol) -> String? {
        let groups = text.split(omittingEmptySubsequences: false, whereSeparator: isMark)
        guard groups.count > 1 else { return String(text) }
        guard let first = groups.first, (1...3).contains(first.count), first != "0", groups.last?.count == 3,
            groups.dropFirst().dropLast().allSatisfy({ (2...3).contains($0.count) })
        else { return nil }
        return groups.joined()
    }
}
