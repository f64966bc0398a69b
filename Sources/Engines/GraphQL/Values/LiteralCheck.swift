/// Whether a literal is a value of a type, as far as that can be seen without variables.
struct LiteralCheck {
    struct Fault {
        /// Made where it is told.
        let message: () -> String
        let offset: SourceOffset
    }

    private let schema: Schema
    private let hints: Bool
    private var faults: [Fault] = []

    private init(schema: Schema, hints: Bool) {
        self.schema = schema
        self.hints = hints
    }

    /// What does not fit; with `hints`, names that may have been meant are told.
    static func faults(
        of value: ValueNode,
        as type: TypeReferenceNode,
        in schema: Schema,
        hints: Bool = true
    ) -> [Fault] {
        var check = LiteralCheck(schema: schema, hints: hints)
        check.visit(value, type)
        return check.faults
    }

    private mutating func report(_ message: @escaping @autoclosure () -> String, _ offset: SourceOffset) {
        faults.append(Fault(message: message, offset: offset))
    }

    private mutating func visit(_ value: ValueNode, _ type: TypeReferenceNode) {
        if case .variable = value.kind { return }
        switch type {
        case .nonNull(let nullable):
            guard value.kind != .null else {
                return report("Expected value of non-null type '\(type)' not to be null.", value.offset)
            }
            visit(value, nullable)
        case .list(let item, _):
            switch value.kind {
            case .null: break
            case .list(let items): for value in items { visit(value, item) }
            default: visit(value, item)
            }
        case .named(let name):
            guard value.kind != .null, let target = schema.types[name.value] else { return }
            if target.kind == .input {
                visitObject(value, target)
            } else if target.isLeaf {
                visitLeaf(value, target)
            }
        }
    }

    private mutating func visitLeaf(_ value: ValueNode, _ type: SchemaType) {
        switch LeafCoercion.coerce(value, to: type) {
        case .success: break
        case .failure(let fault):
            let hints = hints
            report(fault.message() + (hints ? Self.hint(for: value, type) : ""), value.offset)
        }
    }

    private mutating func visitObject(_ value: ValueNode, _ type: SchemaType) {
        guard case .object(let fields) = value.kind else {
            return report("Expected value of type '\(type.name)' to be an object, found: \(value.shown).", value.offset)
        }
        let given = Dictionary(fields.map { ($0.name.value, $0.value) }) { _, last in last }
        for field in type.node.inputFields {
            if let given = given[field.name.value] {
                visit(given, field.type)
            } else if field.isRequired {
                report(
                    "Expected value of type '\(type.name)' to include required field '\(field.name.value)',"
                        + " found: \(value.shown).",
                    value.offset
                )
            }
        }
        visitUnknownFields(fields, of: value, type)
        guard type.isOneOf else { return }
        let known = fields.filter { type.inputFields[$0.name.value] != nil }
        if known.count != 1 || known.first?.value.kind == .null {
            report(
                "Within OneOf Input Object type '\(type.name)', exactly one field must be specified,"
                    + " and the value for that field must be non-null.",
                value.offset
            )
        }
    }

    private mutating func visitUnknownFields(_ fields: [ObjectFieldNode], of value: ValueNode, _ type: SchemaType) {
        let hints = hints
        for field in fields where type.inputFields[field.name.value] == nil {
            report(Self.words(field.name.value, of: value, type, hints: hints), field.name.offset)
        }
    }

    private static func words(_ field: String, of value: ValueNode, _ type: SchemaType, hints: Bool) -> String {
        let hint = hints ? Suggestions.words(for: field, from: Array(type.inputFields.keys)) : ""
        return "Expected value of type '\(type.name)' not to include unknown field '\(field)'"
            + (hint.isEmpty ? ", found" : ".\(hint) Found") + ": \(value.shown)."
    }

    private static func hint(for value: ValueNode, _ type: SchemaType) -> String {
        guard type.kind == .enum, let name = value.enumName ?? value.text else { return "" }
        return Suggestions.words(for: name, from: type.node.values.map(\.name.value), of: "the enum value ")
    }
}

extension ValueNode {
    /// The name, where this is one of an enum.
    var enumName: String? {
        if case .enum(let name) = kind { name } else { nil }
    }
}
