extension ExecutableSchema {
    /// A schema that answers with made-up values, as clients and the explorer can be tried against it.
    ///
    /// Values are the same whenever they are asked for; lists have three items, or as many as `first`, `limit` or
    /// `pageSize` say, as far as limits let them; a subscription has five events, with `eventPause` before each.
    public static func madeUp(
        _ schema: Schema,
        settings: ExecutionSettings = ExecutionSettings(),
        eventPause: Duration = .milliseconds(200)
    ) throws(BindingFaults) -> ExecutableSchema {
        try ExecutableSchema(schema, settings: settings) { binding in
            for name in schema.typeNames {
                guard let type = schema.type(name), !type.isBuiltIn else { continue }
                if type.isAbstract {
                    binding.abstract(name, MadeUpObject.self) { abstract in
                        for possible in type.possibleTypes { abstract.madeUp(possible, schema) }
                    }
                } else if type.kind == .object, name != schema.root(.subscription)?.name {
                    binding.madeUp(type)
                }
            }
            guard let subscription = schema.root(.subscription) else { return }
            binding.subscription {
                for field in subscription.node.fields { $0.madeUp(field, schema, pause: eventPause) }
            }
        }
    }
}

extension SchemaBinding {
    fileprivate func madeUp(_ type: SchemaType) {
        guard schema.isRoot(type.name) else {
            return self.type(type.name, MadeUpObject.self) { binding in
                for field in type.node.fields { binding.madeUp(field, schema) { $0.seed } }
            }
        }
        self.type(type.name, Root.self) { binding in
            for field in type.node.fields { binding.madeUp(field, schema) { _ in 1 } }
        }
    }
}

extension TypeBinding {
    fileprivate func madeUp(
        _ field: FieldDefinitionNode,
        _ schema: Schema,
        seed: @escaping @Sendable (Row) -> UInt64
    ) {
        let values = MadeUpValues(schema: schema)
        let name = field.name.value
        let cost = FieldCost(ownSize: values.ownSize(of: field.type))
        if schema.type(field.type.name.value)?.isLeaf == true {
            value(name, GraphQLValue.self, cost: cost) { row, arguments, _ in values.leaf(field, seed(row), arguments) }
        } else if schema.isRoot(field.type.name.value) {
            value(name, GraphQLValue.self, cost: cost) { row, arguments, _ in
                values.object(field, seed(row), arguments).map { _ in Root() }
            }
        } else {
            value(name, GraphQLValue.self, cost: cost) { row, arguments, _ in values.object(field, seed(row), arguments)
            }
        }
    }
}

extension AbstractBinding<MadeUpObject> {
    /// There is one value of a root, whichever number it was made of.
    fileprivate func madeUp(_ name: String, _ schema: Schema) {
        if schema.isRoot(name) {
            possible(name, Root.self) { $0.type == name ? Root() : nil }
        } else {
            possible(name, MadeUpObject.self) { $0.type == name ? $0 : nil }
        }
    }
}

extension Schema {
    fileprivate func isRoot(_ name: String) -> Bool {
        OperationKind.allCases.contains { root($0)?.name == name }
    }
}

extension AnyOutput {
    fileprivate func map<Other>(_ body: (Element) -> Other) -> AnyOutput<Other> {
        switch self {
        case .null: .null
        case .element(let value): .element(body(value))
        case .list(let items): .list(items.map { $0.map(body) })
        case .failed(let error): .failed(error)
        }
    }
}

extension SubscriptionBinding {
    fileprivate func madeUp(_ field: FieldDefinitionNode, _ schema: Schema, pause: Duration) {
        let values = MadeUpValues(schema: schema)
        let isLeaf = schema.type(field.type.name.value)?.isLeaf == true
        let name = field.name.value
        if isLeaf {
            events(name, GraphQLValue.self) { arguments, _ in
                MadeUpEvents(pause: pause) { values.leaf(field, $0, arguments) }
            }
        } else if schema.isRoot(field.type.name.value) {
            events(name, GraphQLValue.self) { arguments, _ in
                MadeUpEvents(pause: pause) { values.object(field, $0, arguments).map { _ in Root() } }
            }
        } else {
            events(name, GraphQLValue.self) { arguments, _ in
                MadeUpEvents(pause: pause) { values.object(field, $0, arguments) }
            }
        }
    }
}

/// Five values, with a pause before each.
private struct MadeUpEvents<Element: Sendable>: AsyncSequence, Sendable {
    let pause: Duration
    let make: @Sendable (UInt64) -> Element

    struct AsyncIterator: AsyncIteratorProtocol {
        let events: MadeUpEvents
        var count: UInt64 = 0

        mutating func next() async throws -> Element? {
            guard count < 5 else { return nil }
            try await Task.sleep(for: events.pause)
            count += 1
            return events.make(count)
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(events: self) }
}
