extension TypeBinding {
    /// A field whose value is loaded by a key that rows have; `null` where there is none.
    public func loaded<Key, Value: OutputValue>(
        _ field: String,
        by key: @escaping @Sendable (Row) -> Key?,
        from loader: Loader<Context, Key, Value>,
        cost: FieldCost = FieldCost()
    ) {
        load(field, key, loader, cost) { $0 }
    }

    /// A field whose value is loaded by a key that rows have, and is something else where there is none.
    public func loaded<Key, Value: OutputValue>(
        _ field: String,
        by key: @escaping @Sendable (Row) -> Key?,
        from loader: Loader<Context, Key, Value>,
        otherwise value: Value,
        cost: FieldCost = FieldCost()
    ) {
        load(field, key, loader, cost) { $0 ?? value }
    }

    private func load<Key, Value, Output: OutputValue>(
        _ field: String,
        _ key: @escaping @Sendable (Row) -> Key?,
        _ loader: Loader<Context, Key, Value>,
        _ cost: FieldCost,
        _ output: @escaping @Sendable (Value?) -> Output
    ) {
        typealias Session = KeyedSession<Context, Key, Value>
        let loaded = LoadedResolver(loader: loader) { column, session in
            guard let rows = try? Self.rows(column) else { return }
            (session as? Session)?.ask(rows.compactMap(key))
        } answer: { column, session in
            guard let rows = try? Self.rows(column), let session = session as? Session else {
                return .failed(ResolverFault.type("\(Row.self)"), count: column.count)
            }
            return Self.column(session.values(of: rows.map(key)).map { $0.map(output) })
        }
        add(field, .loaded(loaded), Output.shape, .nothing, cost)
    }

    /// A field that is found for all rows of a wave at once, suspending: as many values as rows, in their order.
    public func suspending<Output: OutputValue>(
        _ field: String,
        cost: FieldCost = FieldCost(),
        _ body: @escaping @Sendable ([Row], Call<Context>) async throws -> [Output]
    ) {
        let way = Resolver.Way.suspending { column, call in
            let call = try call.typed(Context.self)
            return Self.column(try await body(Self.rows(column), call))
        }
        add(field, way, Output.shape, .nothing, cost)
    }

    /// A field that is found for all rows of a wave at once, of what is asked for, suspending.
    public func suspending<Arguments: Decodable & Sendable, Output: OutputValue>(
        _ field: String,
        _ arguments: Arguments.Type,
        cost: FieldCost = FieldCost(),
        _ body: @escaping @Sendable ([Row], Arguments, Call<Context>) async throws -> [Output]
    ) {
        let way = Resolver.Way.suspending { column, call in
            let arguments = try call.decoded(Arguments.self)
            let call = try call.typed(Context.self)
            return Self.column(try await body(Self.rows(column), arguments, call))
        }
        add(field, way, Output.shape, .reading(Arguments.self), cost)
    }

    /// A field that is found for all rows of a wave at once, without suspending where the plan does not, such as within
    /// one reading of a database, and suspending beside what does, such as after a mutation.
    public func reading<Arguments: Decodable & Sendable, Output: OutputValue>(
        _ field: String,
        _ arguments: Arguments.Type,
        cost: FieldCost = FieldCost(),
        immediately: @escaping @Sendable ([Row], Arguments, Call<Context>) throws -> [Output],
        suspending: @escaping @Sendable ([Row], Arguments, Call<Context>) async throws -> [Output]
    ) {
        let way = Resolver.Way.reading { column, call in
            let arguments = try call.decoded(Arguments.self)
            return Self.column(try immediately(Self.rows(column), arguments, try call.typed(Context.self)))
        } _: { column, call in
            let arguments = try call.decoded(Arguments.self)
            let call = try call.typed(Context.self)
            return Self.column(try await suspending(Self.rows(column), arguments, call))
        }
        add(field, way, Output.shape, .reading(Arguments.self), cost)
    }
}

extension Result: OutputValue where Success: OutputValue, Failure == any Error {
    /// The leaf or object inside.
    public typealias Unwrapped = Success.Unwrapped

    /// The shape of what may be there.
    public static var shape: OutputShape { Success.shape }

    /// The value's place, or the error's.
    public func slot(in sink: inout Sink<Success.Unwrapped>) -> Slot {
        switch self {
        case .success(let value): value.slot(in: &sink)
        case .failure(let error): sink.failure(error)
        }
    }
}
