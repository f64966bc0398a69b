/// Where a value of a column is: a row of it, nothing, or a list of such places.
public enum Slot: Sendable, Hashable {
    /// `null`
    case null
    /// A row of the column.
    case row(Int)
    /// So many rows from one on, as a list without `null`.
    case rows(from: Int, count: Int)
    /// So many of the column's items from one on, as a list.
    case items(from: Int, count: Int)
    /// A value that could not be had: an index among the column's failures.
    case failed(Int)
}

/// Takes what resolvers answer, in the order of their parents, and keeps the values of one type in one array.
public struct Sink<Element: OutputElement>: Sendable {
    @usableFromInline var rows: [Element] = []
    /// A place per parent; `nil` while each has exactly the row of its own number.
    @usableFromInline var slots: [Slot]?
    @usableFromInline var items: [Slot] = []
    @usableFromInline var failures: [any Error] = []
    @usableFromInline var count = 0

    @inlinable
    init(capacity: Int) {
        rows.reserveCapacity(capacity)
    }

    /// Takes one value.
    @inlinable
    public mutating func row(_ value: Element) -> Slot {
        rows.append(value)
        return .row(rows.count - 1)
    }

    /// Takes a list of values.
    @inlinable
    public mutating func rows(_ values: [Element]) -> Slot {
        rows.append(contentsOf: values)
        return .rows(from: rows.count - values.count, count: values.count)
    }

    /// Takes a list of places.
    @inlinable
    public mutating func list(_ places: [Slot]) -> Slot {
        items.append(contentsOf: places)
        return .items(from: items.count - places.count, count: places.count)
    }

    /// Takes what went wrong.
    @inlinable
    public mutating func failure(_ error: any Error) -> Slot {
        failures.append(error)
        return .failed(failures.count - 1)
    }

    /// Says where the next parent's value is.
    @inlinable
    mutating func place(_ slot: Slot) {
        if slots != nil {
            slots?.append(slot)
        } else if slot != .row(count) {
            var places = (0..<count).map { Slot.row($0) }
            places.append(slot)
            slots = places
        }
        count += 1
    }

    /// The column.
    @inlinable
    func column() -> ResolvedColumn {
        ResolvedColumn(
            values: Element.column(of: rows),
            count: count,
            slots: slots,
            items: items,
            failures: failures
        )
    }
}

/// What a field is for all its parents.
public struct ResolvedColumn: Sendable {
    let values: any Column
    let count: Int
    /// A place per parent; `nil` where each has exactly the row of its own number.
    let slots: [Slot]?
    let items: [Slot]
    let failures: [any Error]

    @usableFromInline
    init(values: any Column, count: Int, slots: [Slot]?, items: [Slot], failures: [any Error]) {
        self.values = values
        self.count = count
        self.slots = slots
        self.items = items
        self.failures = failures
    }

    /// The same failure for every parent.
    static func failed(_ error: any Error, count: Int) -> ResolvedColumn {
        ResolvedColumn(
            values: LeafColumn<GraphQLValue>([]),
            count: count,
            slots: Array(repeating: .failed(0), count: count),
            items: [],
            failures: [error]
        )
    }
}

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
