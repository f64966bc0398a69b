import Calls

/// The form in which an answer is wanted, by `Accept`.
package struct Representation: Hashable, Sendable {
    package enum Form: Hashable, Sendable { case array, object, table }

    package var form: Form
    /// Whether members that are null are left out.
    package var stripsNulls: Bool

    package init(form: Form = .array, stripsNulls: Bool = false) {
        (self.form, self.stripsNulls) = (form, stripsNulls)
    }

    /// The first of the media types that is offered.
    ///
    /// - Throws: `PGRST107` where none is.
    package init(accept: String?) throws(RestError) {
        let wanted = (accept ?? "*/*").split(separator: ",").map { $0.filter { !$0.isWhitespace }.lowercased() }
        for type in wanted {
            var parts = type.split(separator: ";").map(String.init)
            guard !parts.isEmpty else { continue }
            let name = parts.removeFirst()
            let strips = parts.contains("nulls=stripped")
            switch name {
            case "application/vnd.pgrst.object+json", "application/vnd.pgrst.object":
                self.init(form: .object, stripsNulls: strips)
                return
            case "application/vnd.pgrst.array+json", "application/vnd.pgrst.array":
                self.init(stripsNulls: strips)
                return
            case "text/csv":
                self.init(form: .table)
                return
            case "application/json", "*/*", "application/*":
                self.init()
                return
            default: continue
            }
        }
        guard wanted.isEmpty else { throw .mediaType(wanted.joined(separator: ", ")) }
        self.init()
    }

    var contentType: String {
        switch (form, stripsNulls) {
        case (.array, false): "application/json; charset=utf-8"
        case (.array, true): "application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8"
        case (.object, false): "application/vnd.pgrst.object+json; charset=utf-8"
        case (.object, true): "application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8"
        case (.table, _): "text/csv; charset=utf-8"
        }
    }

    /// The bytes of these rows.
    ///
    /// - Throws: `PGRST116` where one is wanted and it is not one; `22P02` for a cell that cannot be cast.
    func body(
        _ rows: any RestRows,
        _ chosen: some Collection<Int>,
        _ columns: [OutputColumn]
    ) throws(RestError) -> [UInt8] {
        if form == .table { return try TableText.body(rows, chosen, columns) }
        if form == .object, chosen.count != 1 { throw .notOne(chosen.count) }
        var writer = RestWriter()
        if form == .array { writer.write(mark: "[") }
        var isFirst = true
        for row in chosen {
            if !isFirst { writer.write(mark: ",") }
            isFirst = false
            try write(row, rows, columns, to: &writer)
        }
        if form == .array { writer.write(mark: "]") }
        return writer.bytes
    }

    private func write(
        _ row: Int,
        _ rows: any RestRows,
        _ columns: [OutputColumn],
        to writer: inout RestWriter
    ) throws(RestError) {
        writer.write(mark: "{")
        var isFirst = true
        for column in columns {
            var value = try column.value(row, of: rows)
            if stripsNulls {
                if value == .null { continue }
                value = Self.stripped(value)
            }
            if !isFirst { writer.write(mark: ",") }
            isFirst = false
            writer.write(column.name)
            writer.write(mark: ":")
            writer.write(value)
            guard !writer.isTooLong else { throw .answer }
        }
        writer.write(mark: "}")
    }

    /// Of objects in objects too; nulls in arrays stay, as their places count.
    static func stripped(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let members): .object(members.filter { $0.value != .null }.mapValues(stripped))
        case .array(let elements): .array(elements.map(stripped))
        default: value
        }
    }
}

/// CSV as PostgreSQL prints rows.
enum TableText {
    static func body(
        _ rows: any RestRows,
        _ chosen: some Collection<Int>,
        _ columns: [OutputColumn]
    ) throws(RestError) -> [UInt8] {
        var text = columns.map { quoted($0.name) }.joined(separator: ",")
        for row in chosen {
            var cells: [String] = []
            for column in columns { cells.append(cell(try column.value(row, of: rows), column)) }
            text += "\n" + cells.joined(separator: ",")
            guard text.utf8.count <= RestLimits.answerBytes else { throw .answer }
        }
        return Array(text.utf8)
    }

    private static func cell(_ value: JSONValue, _ column: OutputColumn) -> String {
        var isArray = false
        if case .cell(_, _, _, .texts, nil) = column { isArray = true }
        return switch value {
        case .null: ""
        case .boolean(let boolean): boolean ? "t" : "f"
        case .string(let text): quoted(text)
        case .array where isArray: quoted(array(value))
        case .array, .object, .integer, .number: quoted(JSONOrder.printed(value))
        }
    }

    private static func quoted(_ text: String) -> String {
        let isPlain = !text.isEmpty && !text.contains { ",()\"\\".contains($0) || $0.isWhitespace }
        return isPlain ? text : "\"\(text.replacing("\"", with: "\"\""))\""
    }

    /// `{a,"b c",NULL}`.
    static func array(_ value: JSONValue) -> String {
        guard case .array(let elements) = value else { return "" }
        let texts = elements.map { element -> String in
            guard let text = element.string else { return "NULL" }
            let isPlain =
                !text.isEmpty && text.lowercased() != "null"
                && !text.contains { "{},\"\\".contains($0) || $0.isWhitespace }
            return isPlain ? text : "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
        }
        return "{\(texts.joined(separator: ","))}"
    }
}
