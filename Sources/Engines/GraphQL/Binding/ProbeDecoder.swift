import Foundation

/// Decodes made-up values, and notes what is asked for.
struct ProbeDecoder: AbsenceDecoder {
    enum Place {
        case fields(ProbeOwner)
        case value(TypeReferenceNode, coordinate: String)
        /// A value that may be `null`, and where to say so.
        case nullable(TypeReferenceNode, String, ProbeOwner)
    }

    let place: Place
    let record: ProbeRecord
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    var isAbsent: Bool { false }

    func takesNull() -> Bool {
        guard case .nullable(let type, let name, let owner) = place else { return false }
        record.noteNull(name, of: owner)
        return record.open.contains(type.name.value)
    }

    private var type: (TypeReferenceNode, String)? {
        switch place {
        case .fields: nil
        case .value(let type, let coordinate): (type.nullable, coordinate)
        case .nullable(let type, let name, let owner): (type.nullable, owner.coordinate(name))
        }
    }

    func container<Key: CodingKey>(keyedBy: Key.Type) throws -> KeyedDecodingContainer<Key> {
        if case .fields(let owner) = place {
            return KeyedDecodingContainer(ProbedFields<Key>(owner: owner, record: record))
        }
        guard let (type, coordinate) = type, case .named(let name) = type,
            let input = record.schema.types[name.value], input.kind == .input
        else { throw mismatch("an object") }
        _ = coordinate
        let owner = ProbeOwner(path: "\(input.name).", separator: "", fields: input.node.inputFields)
        return KeyedDecodingContainer(ProbedFields<Key>(owner: owner, record: record))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard let (type, coordinate) = type, case .list(let item, _) = type else { throw mismatch("a list") }
        let isOpen = record.open.contains(item.name.value)
        return ProbedList(item: item, coordinate: coordinate, record: record, isEmpty: isOpen)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    /// A value of a type, which is what its place wants.
    func sample<Value: Decodable>(_ value: Value.Type) throws -> Value {
        guard let (type, coordinate) = type else { return try Value(from: self) }
        if let probed = value as? any Probed.Type, let sample = probed.probe as? Value { return sample }
        if value == GraphQLValue.self, let sample = GraphQLValue.null as? Value { return sample }
        guard case .named(let name) = type, let target = record.schema.types[name.value] else {
            return try Value(from: self)
        }
        if value == Date.self, target.isMoment, let sample = Date() as? Value { return sample }
        if target.kind == .enum { check(value, target, coordinate) }
        guard target.kind == .input else { return try Value(from: self) }
        record.open.append(target.name)
        defer { record.open.removeLast() }
        let sample = try Value(from: self)
        record.checkRead(ProbeOwner(path: "\(target.name).", separator: "", fields: target.node.inputFields))
        return sample
    }

    /// Every name is a value in Swift, and the other way round.
    private func check<Value: Decodable>(_ value: Value.Type, _ type: SchemaType, _ coordinate: String) {
        guard value != String.self, !(value is any AbsenceAware.Type) else { return }
        for name in type.node.values.map(\.name.value)
        where (try? Value(from: ValueDecoder(value: .enum(name)))) == nil {
            record.report("\(coordinate): \(value) has no \(name), which \(type.name) has")
        }
        for name in Self.names(value) where !type.values.contains(name) {
            record.report("\(coordinate): \(type.name) has no \(name), which \(value) has")
        }
    }

    /// The names of an enum; none of another type.
    private static func names(_ type: any Decodable.Type) -> [String] {
        guard let type = type as? any CaseIterable.Type else { return [] }
        return names(ofCases: type)
    }

    private static func names<Cases: CaseIterable>(ofCases type: Cases.Type) -> [String] {
        type.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    }

    func mismatch(_ wanted: String) -> DecodingError {
        let words = type.map { "\($1): is \($0), and Swift reads \(wanted)" } ?? "Swift reads \(wanted)"
        return .typeMismatch(GraphQLValue.self, .init(codingPath: [], debugDescription: words))
    }
}

extension ProbeDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { takesNull() }

    /// The made-up value of a leaf, which Swift reads as one of these kinds.
    private func leaf(_ words: String, _ fits: (LeafKind) -> Bool) throws -> LeafKind {
        guard let (type, _) = type, case .named(let name) = type, let target = record.schema.types[name.value],
            target.isLeaf, fits(LeafKind(target))
        else { throw mismatch(words) }
        return LeafKind(target)
    }

    func decode(_ type: Bool.Type) throws -> Bool {
        _ = try leaf("Bool") { Bool.misfit($0) == nil }
        return false
    }

    func decode(_ type: String.Type) throws -> String {
        let kind = try leaf("String") { kind in
            switch kind {
            case .int, .float, .boolean: false
            default: true
            }
        }
        switch kind {
        case .enum(let names): return record.schema.types[names.type]?.node.values.first?.name.value ?? ""
        case .moment: return "2026-01-01T00:00:00.000Z"
        case .id: return "1"
        default: return ""
        }
    }

    func decode(_ type: Double.Type) throws -> Double {
        _ = try leaf("Double") { $0 == .float || $0 == .int }
        return 0
    }

    func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }

    private func whole<Number: FixedWidthInteger>(_: Number.Type) throws -> Number {
        _ = try leaf("\(Number.self)") { $0 == .int }
        return 0
    }

    func decode(_ type: Int.Type) throws -> Int { try whole(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try whole(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try whole(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try whole(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try whole(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try whole(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try whole(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try whole(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try whole(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try whole(type) }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try sample(type) }
}

extension TypeReferenceNode {
    /// The type without its `!`.
    var nullable: TypeReferenceNode {
        if case .nonNull(let inner) = self { inner } else { self }
    }
}
