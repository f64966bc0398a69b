/// Writes what was found as JSON, in the order of the document, and lets `null` rise where it must.
///
/// A value that may not be `null` and is takes its object with it, up to the nearest value that may be: what was
/// written of that is cut off again. The errors below stay, as each must be told (§6.4.4).
struct ResponseWriter {
    /// An error at a place of the answer.
    struct Found {
        let error: any Error
        let path: [PathElement]
        let field: PlanField
    }

    private(set) var json = JSONText()
    private(set) var found: [Found] = []
    /// The response keys and indexes of the object that is written.
    private var path: [PathElement] = []
    private let sizeLimit: Int
    private let errorLimit: Int
    private(set) var isTooLarge = false

    init(sizeLimit: Int, errorLimit: Int) {
        self.sizeLimit = sizeLimit
        json.limit = sizeLimit
        self.errorLimit = errorLimit
    }

    /// Writes `data`; answers whether it is an object.
    mutating func data(_ root: ObjectGroup) -> Bool {
        if object(root, 0) { return true }
        drop(to: 0)
        json.raw("null")
        return false
    }

    /// Whether a field of the root can be written, wherever its siblings are.
    static func holds(_ index: Int, of root: ObjectGroup) -> Bool {
        guard let result = root.results[index] else { return true }
        var writer = ResponseWriter(sizeLimit: .max, errorLimit: 0)
        return writer.value(result.slot(of: 0), root.plan.fields[index], result, level: 0)
    }

    private mutating func object(_ group: ObjectGroup, _ row: Int) -> Bool {
        json.append(UInt8(ascii: "{"))
        for (index, field) in group.plan.fields.enumerated() {
            if index > 0 { json.append(UInt8(ascii: ",")) }
            json.raw(field.keyBytes)
            guard field.resolver != nil else {
                json.raw(group.plan.typeNameBytes)
                continue
            }
            guard let result = group.results[index] else {
                fail(ResolverFault.shape, field, level: 0)
                return false
            }
            guard value(result.slot(of: row), field, result, level: 0) else { return false }
        }
        json.append(UInt8(ascii: "}"))
        return true
    }

    /// Writes a value or, where it may be, `null` in its place; answers whether anything is there.
    private mutating func value(_ slot: Slot, _ field: PlanField, _ result: FieldResult, level: Int) -> Bool {
        let size = json.bytes.count
        if complete(slot, field, result, level: level) {
            isTooLarge = isTooLarge || json.bytes.count > sizeLimit
            return !isTooLarge
        }
        drop(to: size)
        guard level < field.levels.count, !field.levels[level].isNonNull, !isTooLarge else { return false }
        json.raw("null")
        return true
    }

    private mutating func drop(to size: Int) {
        json.bytes.removeLast(json.bytes.count - size)
    }

    /// Writes a value; answers whether there was one.
    private mutating func complete(_ slot: Slot, _ field: PlanField, _ result: FieldResult, level: Int) -> Bool {
        guard level < field.levels.count else { return false }
        let shape = field.levels[level]
        switch slot {
        case .null:
            guard shape.isNonNull else {
                json.raw("null")
                return true
            }
            fail(GraphQLError("Cannot return null for non-nullable field \(field.coordinate)."), field, level: level)
            return false
        case .failed(let index):
            let failures = result.resolved.failures
            fail(failures.indices.contains(index) ? failures[index] : ResolverFault.shape, field, level: level)
            return false
        case .row(let row):
            if shape.isList { return untypedList(row, field, result, level: level) }
            return single(row, field, result, level: level)
        case .rows(let start, let count):
            guard shape.isList else { return misshapen(field, level: level) }
            return list(count, field, level: level) { writer, index in
                writer.value(.row(start + index), field, result, level: level + 1)
            }
        case .items(let start, let count):
            let items = result.resolved.items
            guard shape.isList, start >= 0, start + count <= items.count else { return misshapen(field, level: level) }
            return list(count, field, level: level) { writer, index in
                writer.value(items[start + index], field, result, level: level + 1)
            }
        }
    }

    private mutating func single(_ row: Int, _ field: PlanField, _ result: FieldResult, level: Int) -> Bool {
        guard let leaf = field.leaf else {
            guard let (group, index) = result.object(row) else {
                fail(ResolverFault.noType(field.typeName), field, level: level)
                return false
            }
            guard level == 0 else { return object(group, index) }
            path.append(.key(field.responseKey))
            defer { path.removeLast() }
            return object(group, index)
        }
        do {
            try result.resolved.values.write(row, as: leaf, to: &json)
            return true
        } catch {
            fail(GraphQLError(error.message), field, level: level)
            return false
        }
    }
}

extension ResponseWriter {
    private mutating func list(
        _ count: Int,
        _ field: PlanField,
        level: Int,
        _ item: (inout ResponseWriter, Int) -> Bool
    ) -> Bool {
        json.append(UInt8(ascii: "["))
        let depth = path.count
        // The field's key stands once before the indexes of all its lists.
        if level == 0 { path.append(.key(field.responseKey)) }
        path.append(.index(0))
        defer { path.removeLast(path.count - depth) }
        for index in 0..<count {
            if index > 0 {
                json.append(UInt8(ascii: ","))
                path[path.count - 1] = .index(index)
            }
            guard item(&self, index) else { return false }
        }
        json.append(UInt8(ascii: "]"))
        return true
    }

    /// A list whose shape only its value knows.
    private mutating func untypedList(
        _ row: Int,
        _ field: PlanField,
        _ result: FieldResult,
        level: Int
    ) -> Bool {
        guard let leaf = field.leaf, let values = result.resolved.values.untyped, values.indices.contains(row) else {
            return misshapen(field, level: level)
        }
        return untyped(values[row], leaf, field, level: level)
    }

    private mutating func untyped(
        _ value: GraphQLValue,
        _ leaf: LeafKind,
        _ field: PlanField,
        level: Int
    ) -> Bool {
        let shape = field.levels[level]
        let size = json.bytes.count
        if completeUntyped(value, leaf, field, level: level) { return true }
        drop(to: size)
        // The outermost level is its field's, which writes the `null`.
        guard level > 0, !shape.isNonNull, !isTooLarge else { return false }
        json.raw("null")
        return true
    }

    private mutating func completeUntyped(
        _ value: GraphQLValue,
        _ leaf: LeafKind,
        _ field: PlanField,
        level: Int
    ) -> Bool {
        let shape = field.levels[level]
        if value.isNull {
            guard shape.isNonNull else {
                json.raw("null")
                return true
            }
            fail(GraphQLError("Cannot return null for non-nullable field \(field.coordinate)."), field, level: level)
            return false
        }
        guard shape.isList else {
            do {
                try value.write(as: leaf, to: &json)
                return true
            } catch {
                fail(GraphQLError(error.message), field, level: level)
                return false
            }
        }
        guard case .list(let items) = value else { return misshapen(field, level: level) }
        return list(items.count, field, level: level) { writer, index in
            writer.untyped(items[index], leaf, field, level: level + 1)
        }
    }

    private mutating func misshapen(_ field: PlanField, level: Int) -> Bool {
        let words = "Expected Iterable, but did not find one for field \(field.coordinate)."
        fail(GraphQLError(words), field, level: level)
        return false
    }

    private mutating func fail(_ error: any Error, _ field: PlanField, level: Int) {
        let place = level == 0 ? path + [.key(field.responseKey)] : path
        // No more are told than there may be, and each has a path.
        guard found.count < errorLimit else { return }
        found.append(Found(error: error, path: place, field: field))
    }
}
