/// Says how the fields of a schema are found: each once, and nothing else.
public final class SchemaBinding<Context: Sendable> {
    /// The schema.
    public let schema: Schema
    var entries: ByName<ObjectEntry> = [:]
    var abstracts: ByName<AbstractEntry> = [:]
    var faults: [String] = []

    /// An object type and the Swift type of its values.
    struct ObjectEntry {
        let row: any OutputElement.Type
        var fields: ByName<Resolver> = [:]
    }

    /// An abstract type, the Swift type of its values, and what these turn out to be.
    struct AbstractEntry {
        let row: any OutputElement.Type
        let types: [(name: String, row: any OutputElement.Type)]?
        let partition: @Sendable (any Column) -> Partition
    }

    init(_ schema: Schema) {
        self.schema = schema
    }

    /// The fields of an object type whose values are rows of a Swift type; may be said in several parts.
    public func type<Row: ObjectOutput>(
        _ name: String,
        _ row: Row.Type,
        _ body: (TypeBinding<Context, Row>) -> Void
    ) {
        if let known = entries[name], known.row != row {
            return faults.append("\(name): is \(known.row) already, and not \(row)")
        }
        let binding = TypeBinding<Context, Row>(name)
        body(binding)
        add(binding.fields, faults: binding.faults, to: name, row)
    }

    /// The fields of the query's root.
    public func query(_ body: (TypeBinding<Context, Root>) -> Void) {
        type(schema.roots[.query] ?? "Query", Root.self, body)
    }

    /// The fields of the mutation's root, which are executed in turn.
    public func mutation(_ body: (TypeBinding<Context, Root>) -> Void) {
        type(schema.roots[.mutation] ?? "Mutation", Root.self, body)
    }

    /// The fields of the subscription's root.
    public func subscription(_ body: (SubscriptionBinding<Context>) -> Void) {
        let binding = SubscriptionBinding<Context>()
        body(binding)
        add(binding.fields, faults: [], to: schema.roots[.subscription] ?? "Subscription", Root.self)
    }

    /// What the values of an interface or a union are.
    public func abstract<Row: ObjectOutput>(
        _ name: String,
        _ row: Row.Type,
        _ body: (AbstractBinding<Row>) -> Void
    ) {
        let binding = AbstractBinding<Row>()
        body(binding)
        guard abstracts[name] == nil else { return faults.append("\(name): is bound twice") }
        abstracts[name] = AbstractEntry(row: row, types: binding.types, partition: binding.partition())
    }

    private func add(
        _ fields: [(String, Resolver)],
        faults: [String],
        to name: String,
        _ row: any OutputElement.Type
    ) {
        var entry = entries[name] ?? ObjectEntry(row: row)
        for (field, resolver) in fields where entry.fields.updateValue(resolver, forKey: field) != nil {
            self.faults.append("\(name).\(field): is bound twice")
        }
        entries[name] = entry
        self.faults += faults
    }

    /// What execution reads.
    var table: ResolverTable {
        ResolverTable(objects: entries.mapValues(\.fields), abstract: abstracts.mapValues(\.partition))
    }
}

/// The value of a root: there is one, and nothing in it.
public struct Root: ObjectOutput {
    /// A root.
    public init() {}
}

/// Where Swift and the schema differ.
public struct BindingFaults: Error, Sendable, Hashable, CustomStringConvertible {
    /// At least one, each with the coordinate it is about.
    public let faults: [String]

    /// One a line.
    public var description: String { faults.joined(separator: "\n") }
}
