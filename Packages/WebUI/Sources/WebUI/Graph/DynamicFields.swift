@_spi(Reflection) import Swift

/// Where a view type keeps its dynamic properties, and how two of its values compare; found once per type.
final class DynamicFields {
    private enum Comparison {
        case ignored
        case equatable(any Equatable.Type)
        case reference
        case bytes(Int)
        /// Field by field; what shares its storage is equal.
        case structure(DynamicFields)
        case never
    }

    private struct Field {
        let offset: Int
        let dynamic: (any DynamicProperty.Type)?
        let comparison: Comparison
    }

    private let fields: [Field]
    private var hasDynamic: Bool { fields.contains { $0.dynamic != nil } }

    private static var cache: [ObjectIdentifier: DynamicFields] = [:]

    static func of(_ type: Any.Type) -> DynamicFields {
        if let known = cache[ObjectIdentifier(type)] { return known }
        let new = DynamicFields(type)
        cache[ObjectIdentifier(type)] = new
        return new
    }

    private init(_ type: Any.Type) {
        var fields: [Field] = []
        // Class-typed views have no value to copy state into; they are not supported, as on Apple's systems.
        _forEachField(of: type) { _, offset, fieldType, kind in
            fields.append(
                Field(
                    offset: offset,
                    dynamic: fieldType as? any DynamicProperty.Type,
                    comparison: Self.comparison(fieldType, kind)
                )
            )
            return true
        }
        self.fields = fields
    }

    private static func comparison(_ type: Any.Type, _ kind: _MetadataKind) -> Comparison {
        if let dynamic = type as? any DynamicProperty.Type, dynamic._isComparedByIdentity { return .ignored }
        if let equatable = type as? any Equatable.Type { return .equatable(equatable) }
        if type is AnyClass { return .reference }
        if let size = byteSize(type) { return .bytes(size) }
        return kind == .struct ? .structure(of(type)) : .never
    }

    private static func byteSize(_ type: Any.Type) -> Int? {
        func open<T>(_ type: T.Type) -> Int? { _isPOD(type) ? MemoryLayout<T>.size : nil }
        return _openExistential(type, do: open)
    }

    /// Connects the dynamic properties of a view value with the node's storage.
    func bind<V>(_ value: inout V, to node: _ViewNode) {
        guard hasDynamic else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            bind(base, to: node, index: 0)
        }
    }

    @discardableResult
    func bind(_ base: UnsafeMutableRawPointer, to node: _ViewNode, index: Int) -> Int {
        var index = index
        for field in fields {
            guard let dynamic = field.dynamic else { continue }
            index = dynamic._bind(at: base + field.offset, to: node, index: index)
        }
        return index
    }

    /// Whether a view value would read something else from the new environment than from the old one.
    func readDifferently<V>(_ value: V, from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
        guard hasDynamic, !old.isSame(as: new) else { return false }
        return withUnsafeBytes(of: value) { bytes in
            bytes.baseAddress.map { readDifferently($0, from: old, to: new) } ?? false
        }
    }

    func readDifferently(
        _ base: UnsafeRawPointer,
        from old: EnvironmentValues,
        to new: EnvironmentValues
    ) -> Bool {
        fields.contains { field in
            field.dynamic?._readsDifferently(at: base + field.offset, from: old, to: new) ?? false
        }
    }

    /// What a view value cannot be evaluated without and the environment has not, in words.
    func missing<V>(_ value: V, in environment: EnvironmentValues) -> String? {
        guard hasDynamic else { return nil }
        return withUnsafeBytes(of: value) { bytes in bytes.baseAddress.flatMap { missing($0, in: environment) } }
    }

    func missing(_ base: UnsafeRawPointer, in environment: EnvironmentValues) -> String? {
        fields.firstNonNil { $0.dynamic?._missing(at: base + $0.offset, in: environment) }
    }

    /// Whether two values would give the same body, as far as their stored properties tell.
    func areEqual<V>(_ left: V, _ right: V) -> Bool {
        withUnsafeBytes(of: left) { left in
            withUnsafeBytes(of: right) { right in
                guard let left = left.baseAddress, let right = right.baseAddress else { return true }
                return areEqual(left, right)
            }
        }
    }

    private func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        fields.allSatisfy { Self.areEqual($0, left + $0.offset, right + $0.offset) }
    }

    private static func areEqual(_ field: Field, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        switch field.comparison {
        case .ignored: true
        case .never: false
        case .bytes(let count):
            UnsafeRawBufferPointer(start: left, count: count)
                .elementsEqual(UnsafeRawBufferPointer(start: right, count: count))
        case .reference:
            left.load(as: UInt.self) == right.load(as: UInt.self)
        case .equatable(let type):
            areEqual(type, left, right)
        case .structure(let structure):
            structure.areEqual(left, right)
        }
    }

    private static func areEqual<T: Equatable>(
        _ type: T.Type,
        _ left: UnsafeRawPointer,
        _ right: UnsafeRawPointer
    ) -> Bool {
        left.assumingMemoryBound(to: T.self).pointee == right.assumingMemoryBound(to: T.self).pointee
    }
}

/// Equality of two values whose type is only known at run time; `false` when it has none.
nonisolated func areEqual(_ left: Any, _ right: Any) -> Bool {
    func open<T: Equatable>(_ left: T) -> Bool { (right as? T) == left }
    if let equatable = left as? any Equatable { return open(equatable) }
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
    return (left as AnyObject) === (right as AnyObject)
}
