/// Says how the fields of an object type are found from rows of a Swift type.
public final class TypeBinding<Context: Sendable, Row: ObjectOutput> {
    let name: String
    private(set) var fields: [(String, Resolver)] = []
    private(set) var faults: [String] = []

    init(_ name: String) {
        self.name = name
    }

    /// A field that a row has, or that is computed of it alone.
    @inlinable
    public func value<Output: OutputValue>(
        _ field: String,
        cost: FieldCost = FieldCost(),
        _ body: @escaping @Sendable (Row) throws -> Output
    ) {
        add(field, .value { column, _ in try Self.each(column, body) }, Output.shape, .nothing, cost)
    }

    /// A field that is computed of a row and of who asks.
    @inlinable
    public func value<Output: OutputValue>(
        _ field: String,
        cost: FieldCost = FieldCost(),
        _ body: @escaping @Sendable (Row, Call<Context>) throws -> Output
    ) {
        let way = Resolver.Way.value { column, call in
            let call = try call.typed(Context.self)
            return try Self.each(column) { try body($0, call) }
        }
        add(field, way, Output.shape, .nothing, cost)
    }

    /// A field that is computed of a row and of what is asked for.
    @inlinable
    public func value<Arguments: Decodable & Sendable, Output: OutputValue>(
        _ field: String,
        _ arguments: Arguments.Type,
        cost: FieldCost = FieldCost(),
        _ body: @escaping @Sendable (Row, Arguments, Call<Context>) throws -> Output
    ) {
        let way = Resolver.Way.value { column, call in
            let arguments = try call.decoded(Arguments.self)
            let call = try call.typed(Context.self)
            return try Self.each(column) { try body($0, arguments, call) }
        }
        add(field, way, Output.shape, .reading(Arguments.self), cost)
    }

    /// A field that is found for all rows of a wave at once: as many values as rows, in their order.
    ///
    /// Values may be `Result`s, where some cannot be had.
    @inlinable
    public func batch<Output: OutputValue>(
        _ field: String,
        cost: FieldCost = FieldCost(),
        _ body: @escaping @Sendable ([Row], Call<Context>) throws -> [Output]
    ) {
        let way = Resolver.Way.batch { column, call in
            let call = try call.typed(Context.self)
            return Self.column(try body(Self.rows(column), call))
        }
        add(field, way, Output.shape, .nothing, cost)
    }

    /// A field that is found for all rows of a wave at once, of what is asked for.
    @inlinable
    public func batch<Arguments: Decodable & Sendable, Output: OutputValue>(
        _ field: String,
        _ arguments: Arguments.Type,
        cost: FieldCost = FieldCost(),
        _ body: @escaping @Sendable ([Row], Arguments, Call<Context>) throws -> [Output]
    ) {
        let way = Resolver.Way.batch { column, call in
            let arguments = try call.decoded(Arguments.self)
            let call = try call.typed(Context.self)
            return Self.column(try body(Self.rows(column), arguments, call))
        }
        add(field, way, Output.shape, .reading(Arguments.self), cost)
    }

    @usableFromInline
    func add(
        _ field: String,
        _ way: Resolver.Way,
        _ shape: OutputShape,
        _ arguments: ArgumentsReader,
        _ cost: FieldCost
    ) {
        fields.append((field, Resolver(way: way, shape: shape, arguments: arguments, cost: cost)))
    }

    @inlinable
    static func rows(_ column: any Column) throws -> [Row] {
        guard let column = column as? ObjectColumn<Row> else { throw ResolverFault.type("\(Row.self)") }
        return column.rows
    }

    @inlinable
    static func each<Output: OutputValue>(
        _ column: any Column,
        _ body: (Row) throws -> Output
    ) throws -> ResolvedColumn {
        let rows = try rows(column)
        var sink = Sink<Output.Unwrapped>(capacity: rows.count)
        for row in rows {
            do {
                sink.place(try body(row).slot(in: &sink))
            } catch {
                sink.place(sink.failure(error))
            }
        }
        return sink.column()
    }

    @inlinable
    static func column<Output: OutputValue>(_ values: [Output]) -> ResolvedColumn {
        var sink = Sink<Output.Unwrapped>(capacity: values.count)
        for value in values { sink.place(value.slot(in: &sink)) }
        return sink.column()
    }
}
