extension GraphQLValue: OutputElement {
    /// Of any shape.
    public static var shape: OutputShape { .any(Self.self) }

    /// Nothing has no row.
    public func slot(in sink: inout Sink<GraphQLValue>) -> Slot {
        isNull ? .null : sink.row(self)
    }
}

extension GraphQLValue: LeafOutput {
    /// Whether a value fits is seen when it is written.
    public static func misfit(_ kind: LeafKind) -> String? { nil }

    /// Writes the value as its type wants it.
    public func write(as kind: LeafKind, to json: inout JSONText) throws(LeafFault) {
        switch (kind, self) {
        case (.string, .string(let text)), (.id, .string(let text)), (.moment, .string(let text)): json.string(text)
        case (.string, .boolean(let isTrue)): json.string(isTrue ? "true" : "false")
        case (.string, .int(let whole)), (.id, .int(let whole)): json.string(String(whole))
        case (.string, .digits(let digits)), (.id, .digits(let digits)): json.string(digits)
        case (.boolean, .boolean), (.custom, _): json.value(self)
        case (.int, .int(let whole)): try whole.write(as: kind, to: &json)
        case (.int, .float(let float)):
            guard let whole = Int(exactly: float) else { throw fault(kind) }
            try whole.write(as: kind, to: &json)
        case (.float, .float(let float)): try float.write(as: kind, to: &json)
        case (.float, .int(let whole)): json.integer(whole)
        case (.float, .digits(let digits)): try (Double(digits) ?? .infinity).write(as: kind, to: &json)
        case (.enum(let names), .enum(let name)), (.enum(let names), .string(let name)):
            guard names.names.hasExactly(name) else { throw fault(kind) }
            json.string(name)
        default: throw fault(kind)
        }
    }

    private func fault(_ kind: LeafKind) -> LeafFault {
        let value = self.shown
        return switch kind {
        case .int: LeafFault("Int cannot represent non-integer value: \(value)")
        case .float: LeafFault("Float cannot represent non numeric value: \(value)")
        case .boolean: LeafFault("Boolean cannot represent a non boolean value: \(value)")
        case .enum(let names): LeafFault("Enum '\(names.type)' cannot represent value: \(value)")
        default: LeafFault("\(kind.name) cannot represent value: \(value)")
        }
    }
}
