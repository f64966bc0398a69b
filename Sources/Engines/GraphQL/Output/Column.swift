/// Values of one Swift type; the type is known to those who made it alone.
public protocol Column: AnyObject, Sendable {
    /// How many there are.
    var count: Int { get }

    /// Writes a leaf as its type wants it.
    ///
    /// - Throws: ``LeafFault`` where the value is none of the type's, or no leaf.
    func write(_ row: Int, as kind: LeafKind, to json: inout JSONText) throws(LeafFault)

    /// The values, where they are such as only the schema's type gives a shape to.
    var untyped: [GraphQLValue]? { get }
}

/// Objects of one Swift type.
public final class ObjectColumn<Row: Sendable>: Column {
    @usableFromInline let rows: [Row]

    @inlinable
    init(_ rows: [Row]) {
        self.rows = rows
    }

    /// How many there are.
    public var count: Int { rows.count }

    /// Nothing.
    public var untyped: [GraphQLValue]? { nil }

    /// Objects are written field by field.
    public func write(_ row: Int, as kind: LeafKind, to json: inout JSONText) throws(LeafFault) {
        throw LeafFault("An object is no leaf.")
    }
}

/// Leaves of one Swift type.
public final class LeafColumn<Row: LeafOutput>: Column {
    @usableFromInline let rows: [Row]

    @inlinable
    init(_ rows: [Row]) {
        self.rows = rows
    }

    /// How many there are.
    public var count: Int { rows.count }

    /// The values, where they are of any type.
    public var untyped: [GraphQLValue]? { rows as? [GraphQLValue] }

    /// Writes one.
    @inlinable
    public func write(_ row: Int, as kind: LeafKind, to json: inout JSONText) throws(LeafFault) {
        guard row >= 0, row < rows.count else { throw LeafFault("There is no such value.") }
        try rows[row].write(as: kind, to: &json)
    }
}

/// A value that its scalar or enum cannot be.
public struct LeafFault: Error, Sendable, Hashable {
    /// What is wrong.
    public let message: String

    /// What is wrong, in words.
    public init(_ message: String) {
        self.message = message
    }
}
