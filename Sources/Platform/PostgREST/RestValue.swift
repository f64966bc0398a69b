package import Calls
package import Foundation

/// Texts of requests as values of columns.
package enum RestValue {
    /// The value that a text stands for in a column, in the form in which cells have it.
    ///
    /// - Throws: `22P02` for a text that stands for none.
    package static func read(_ text: String, as type: ColumnType) throws(RestError) -> JSONValue {
        let value: JSONValue? =
            switch type {
            // As in PostgreSQL, no text has a NUL.
            case .text: text.utf8.contains(0) ? nil : .string(text)
            case .uuid: UUID(uuidString: text).map { .string($0.uuidString.lowercased()) }
            case .int4: Int32(trimmed(text)).map { .integer(Int64($0)) }
            case .int8: Int64(trimmed(text)).map { .integer($0) }
            case .float8: float(trimmed(text))
            case .bool: boolean(text.lowercased())
            case .timestamptz: date(trimmed(text)).map { .string(self.text(of: $0)) }
            case .jsonb: json(text)
            case .texts: array(text).map { .array($0.map { $0.map { .string($0) } ?? .null }) }
            }
        guard let value else { throw .value(text, type) }
        return value
    }

    /// A value of a body as one of a column; `null` stays.
    ///
    /// - Throws: `22P02` for a value of another kind.
    package static func convert(_ value: JSONValue, to type: ColumnType) throws(RestError) -> JSONValue {
        switch (type, value) {
        case (_, .null), (.jsonb, _), (.bool, .boolean): return value
        case (.texts, .array(let elements)):
            // Elements become texts, as in PostgreSQL.
            return .array(
                elements.map { element in
                    switch element {
                    case .string, .null: element
                    default: .string(RestWriter.text(of: element))
                    }
                }
            )
        case (_, .string(let text)): return try read(text, as: type)
        case (.text, _): return .string(JSONOrder.printed(value))
        default: return try read(RestWriter.text(of: value), as: type)
        }
    }

    /// As cells have it: UTC, no digits that say nothing, so that text has the order of time.
    package static func text(of date: Date) -> String {
        let text = RFC3339.string(from: date)
        guard let point = text.firstIndex(of: ".") else { return text.dropLast() + "+00:00" }
        var digits = text[text.index(after: point)...].dropLast()
        while digits.last == "0" { digits = digits.dropLast() }
        return text[..<point] + (digits.isEmpty ? "" : "." + digits) + "+00:00"
    }

    /// ISO 8601 with or without time and zone, which is UTC where it is missing.
    package static func date(_ text: String) -> Date? {
        var text = text.replacing(" ", with: "T", maxReplacements: 1)
        if !text.contains("T") { text += "T00:00:00" }
        guard let begin = text.firstIndex(of: "T") else { return nil }
        let zone = text[begin...].lastIndex { $0 == "+" || $0 == "-" || $0 == "Z" || $0 == "z" }
        var (time, offset) = (String(zone.map { text[..<$0] } ?? text[...]), zone.map { String(text[$0...]) } ?? "Z")
        if time[begin...].filter({ $0 == ":" }).count == 1 { time += ":00" }
        if offset.count == 3 { offset += ":00" }
        if offset.count == 5, !offset.contains(":") {
            offset.insert(":", at: offset.index(offset.startIndex, offsetBy: 3))
        }
        return RFC3339.date(from: time + offset)
    }

    static func json(_ text: String) -> JSONValue? {
        // What is no JSON is told by the caller.
        try? JSONCoding.value(from: Data(text.utf8))
    }

    private static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespaces) }

    private static func float(_ text: String) -> JSONValue? {
        guard let number = Double(text), number.isFinite, !text.lowercased().hasPrefix("0x") else { return nil }
        return Int64(exactly: number).map { .integer($0) } ?? .number(number)
    }

    private static func boolean(_ text: String) -> JSONValue? {
        switch text {
        case "t", "true", "yes", "on", "1": .boolean(true)
        case "f", "false", "no", "off", "0": .boolean(false)
        default: nil
        }
    }

    /// `{a,"b c",NULL}`; `nil` for a text that is no array.
    private static func array(_ text: String) -> [String?]? {
        var scanner = TextScanner(text.trimmingCharacters(in: .whitespaces))
        guard scanner.skip("{") else { return nil }
        if scanner.skip("}") { return scanner.isAtEnd ? [] : nil }
        var elements: [String?] = []
        repeat {
            scanner.skipSpaces()
            if let quoted = scanner.quoted() {
                elements.append(quoted)
                scanner.skipSpaces()
            } else {
                let element = scanner.take(until: ",{}\"").trimmingCharacters(in: .whitespaces)
                guard !element.isEmpty else { return nil }
                elements.append(element.lowercased() == "null" ? nil : element)
            }
        } while scanner.skip(",")
        guard scanner.skip("}"), scanner.isAtEnd else { return nil }
        return elements
    }
}

extension ColumnPath {
    /// What stands at the place; `nil` for nothing, which is not what a document's `null` is.
    func value(in cell: JSONValue) -> JSONValue? {
        guard !steps.isEmpty else { return cell == .null ? nil : cell }
        var value = cell
        for step in steps {
            switch (step, value) {
            case (.member(let name), .object(let members)):
                guard let member = members[name] else { return nil }
                value = member
            case (.element(let index), .array(let elements)):
                let place = index < 0 ? elements.count + index : index
                guard elements.indices.contains(place) else { return nil }
                value = elements[place]
            default: return nil
            }
        }
        guard isText else { return value }
        switch value {
        case .null: return nil
        case .string: return value
        default: return .string(JSONOrder.printed(value))
        }
    }

    /// The type of what stands there.
    func type(in column: RestColumn) throws(RestError) -> ColumnType {
        guard !steps.isEmpty else { return column.type }
        guard column.type == .jsonb else { throw .noOperator("->", column.type) }
        return isText ? .text : .jsonb
    }
}
