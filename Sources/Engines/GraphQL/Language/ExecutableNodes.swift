/// What an operation does.
public enum OperationKind: String, Sendable, Hashable, CaseIterable {
    /// Reads.
    case query
    /// Writes, then reads.
    case mutation
    /// Reads at every event.
    case subscription
}

/// An operation.
public struct OperationNode: Sendable, Hashable {
    /// Its description.
    public let description: ValueNode?
    /// What it does.
    public let kind: OperationKind
    /// Its name, if it has one.
    public let name: NameNode?
    /// The variables it takes.
    public let variables: [VariableDefinitionNode]
    /// Its directives.
    public let directives: [DirectiveNode]
    /// What it selects of the root.
    public let selectionSet: SelectionSetNode
    /// Its first byte.
    public let offset: SourceOffset
}

/// A variable that an operation takes.
public struct VariableDefinitionNode: Sendable, Hashable {
    /// Its description.
    public let description: ValueNode?
    /// Its name, without the `$`.
    public let name: NameNode
    /// Its type.
    public let type: TypeReferenceNode
    /// Its value where none is given.
    public let defaultValue: ValueNode?
    /// Its directives.
    public let directives: [DirectiveNode]
    /// Its first byte.
    public let offset: SourceOffset
}

/// A fragment with a name.
public struct FragmentNode: Sendable, Hashable {
    /// Its description.
    public let description: ValueNode?
    /// Its name.
    public let name: NameNode
    /// The type it is of.
    public let typeCondition: NameNode
    /// Its directives.
    public let directives: [DirectiveNode]
    /// What it selects.
    public let selectionSet: SelectionSetNode
    /// Its first byte.
    public let offset: SourceOffset
}

/// What is selected of a value: `{ … }`.
public struct SelectionSetNode: Sendable, Hashable {
    /// What is selected; at least one.
    public let selections: [SelectionNode]
    /// The brace.
    public let offset: SourceOffset
}

/// One thing that is selected.
public enum SelectionNode: Sendable, Hashable {
    /// A field.
    case field(FieldNode)
    /// `...name`
    case spread(FragmentSpreadNode)
    /// `... on Type { }`
    case inline(InlineFragmentNode)
}

/// A field that is selected.
public struct FieldNode: Sendable, Hashable {
    /// Its name in the answer, if it is another.
    public let alias: NameNode?
    /// Its name in the schema.
    public let name: NameNode
    /// What it is given.
    public let arguments: [ArgumentNode]
    /// Its directives.
    public let directives: [DirectiveNode]
    /// What is selected of it.
    public let selectionSet: SelectionSetNode?

    /// Its name in the answer.
    public var responseKey: String { alias?.value ?? name.value }
    /// Its first byte.
    public var offset: SourceOffset { alias?.offset ?? name.offset }
}

/// The use of a fragment: `...name`.
public struct FragmentSpreadNode: Sendable, Hashable {
    /// The fragment's name.
    public let name: NameNode
    /// Its directives.
    public let directives: [DirectiveNode]
    /// The dots.
    public let offset: SourceOffset
}

/// A fragment without a name: `... on Type { }`.
public struct InlineFragmentNode: Sendable, Hashable {
    /// The type it is for, if it says so.
    public let typeCondition: NameNode?
    /// Its directives.
    public let directives: [DirectiveNode]
    /// What it selects.
    public let selectionSet: SelectionSetNode
    /// The dots.
    public let offset: SourceOffset
}
