/// Reads the POSIX `TZ` text at the end of a zone's file, with the extensions of RFC 9636, section 3.3.1.
struct ZoneRuleParser {
    private var rest: Substring

    /// The rule, or nothing when the text is not one.
    static func rule(_ text: String) -> RecurringZoneRule? {
        var parser = ZoneRuleParser(rest: text[...])
        return parser.rule()
    }

    private mutating func rule() -> RecurringZoneRule? {
        guard let name = name(), let west = time() else { return nil }
        let standard = ZoneOffset(seconds: -west, isDaylightSaving: false, abbreviation: name)
        if rest.isEmpty { return RecurringZoneRule(standard: standard, summer: nil) }
        guard let summerName = self.name() else { return nil }
        let summerWest = rest.hasPrefix(",") ? west - 3600 : time() ?? west - 3600
        guard let start = change(), let end = change(), rest.isEmpty else { return nil }
        let offset = ZoneOffset(seconds: -summerWest, isDaylightSaving: true, abbreviation: summerName)
        return RecurringZoneRule(standard: standard, summer: .init(offset: offset, start: start, end: end))
    }

    private mutating func name() -> String? {
        if skip("<") {
            let name = rest.prefix { $0 != ">" }
            rest = rest.dropFirst(name.count)
            return skip(">") ? String(name) : nil
        }
        let name = rest.prefix(while: \.isLetter)
        rest = rest.dropFirst(name.count)
        return name.count >= 3 ? String(name) : nil
    }

    /// Hours, and minutes and seconds if given; in seconds.
    private mutating func time() -> Int? {
        let sign = skip("-") ? -1 : 1
        if sign == 1 { _ = skip("+") }
        guard let hours = number() else { return nil }
        var seconds = hours * 3600
        for unit in [60, 1] where skip(":") {
            guard let value = number() else { return nil }
            seconds += value * unit
        }
        return sign * seconds
    }

    private mutating func change() -> RecurringZoneRule.Change? {
        guard skip(","), let day = day() else { return nil }
        guard skip("/") else { return RecurringZoneRule.Change(day: day, clock: 7200) }
        return time().map { RecurringZoneRule.Change(day: day, clock: $0) }
    }

    private mutating func day() -> RecurringZoneRule.Day? {
        if skip("J") { return number().map { .julian($0) } }
        guard skip("M") else { return number().map { .ordinal($0) } }
        guard let month = number(), (1...12).contains(month), skip("."), let week = number(), skip("."),
            let weekday = number()
        else { return nil }
        return .weekday(month: month, week: week, weekday: weekday)
    }

    private mutating func number() -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(digits.count)
        return Int(digits)
    }

    private mutating func skip(_ prefix: Character) -> Bool {
        guard rest.first == prefix else { return false }
        rest = rest.dropFirst()
        return true
    }
}
