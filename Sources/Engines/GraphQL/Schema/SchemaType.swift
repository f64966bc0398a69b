/// A type of a schema, with its extensions merged into it.
public final class SchemaType: Sendable {
    /// What it is made of.
    public let node: TypeDefinitionNode
    /// Whether the language defines it.
    public let isBuiltIn: Bool
    /// The objects that it can be: itself for an object, empty for what has no fields; in the schema's order.
    public let possibleTypes: [String]

    let fields: ByName<FieldDefinitionNode>
    let inputFields: ByName<InputValueNode>
    let values: NameSet
    let possibleTypeNames: NameSet
    let interfaceNames: NameSet

    init(_ node: TypeDefinitionNode, isBuiltIn: Bool, possibleTypes: [String]) {
        self.node = node
        self.isBuiltIn = isBuiltIn
        self.possibleTypes = possibleTypes
        fields = Dictionary(node.fields.map { ($0.name.value, $0) }) { first, _ in first }
        inputFields = Dictionary(node.inputFields.map { ($0.name.value, $0) }) { first, _ in first }
        values = Set(node.values.map(\.name.value))
        possibleTypeNames = Set(possibleTypes)
        interfaceNames = Set(node.interfaces.map(\.value))
    }

    /// Its name.
    public var name: String { node.name.value }
    /// Its kind.
    public var kind: TypeKind { node.kind }
    /// Whether exactly one field of it must be given.
    public var isOneOf: Bool { node.directives.contains { $0.name.value == "oneOf" } }

    /// Whether fields are selected of it.
    public var isComposite: Bool { kind == .object || kind == .interface || kind == .union }
    /// Whether it is several objects.
    public var isAbstract: Bool { kind == .interface || kind == .union }
    /// Whether it is a value by itself.
    public var isLeaf: Bool { kind == .scalar || kind == .enum }
    /// Whether it can be given.
    public var isInput: Bool { isLeaf || kind == .input }
}

extension [DirectiveNode] {
    /// Why what they stand on is deprecated, if it is.
    var deprecationReason: String? {
        guard let directive = first(where: { $0.name.value == "deprecated" }) else { return nil }
        if case .string(let reason, _)? = directive.argument("reason")?.value.kind { return reason }
        return "No longer supported"
    }
}

extension ValueNode {
    /// The text, where this is one.
    var text: String? {
        if case .string(let content, _) = kind { content } else { nil }
    }
}
