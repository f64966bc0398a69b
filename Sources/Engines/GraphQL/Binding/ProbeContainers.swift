/// Arguments or the fields of an input, of which is noted what is read.
struct ProbedFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let owner: ProbeOwner
    let record: ProbeRecord
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { owner.fields.compactMap { Key(stringValue: $0.name.value) } }

    private func type(_ key: Key) -> TypeReferenceNode? {
        owner.fields.first { $0.name.value == key.stringValue }?.type
    }

    func contains(_ key: Key) -> Bool {
        guard type(key) != nil else {
            record.report("\(owner.coordinate(key.stringValue)): is read, and is not there")
            return false
        }
        return true
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        record.noteNull(key.stringValue, of: owner)
        guard let type = type(key) else { return true }
        return record.open.contains(type.name.value)
    }

    private func decoder(_ key: Key) throws -> ProbeDecoder {
        let name = key.stringValue
        guard contains(key), let type = type(key) else {
            throw DecodingError.keyNotFound(
                key,
                .init(codingPath: [], debugDescription: "\(owner.coordinate(name)): is not there")
            )
        }
        record.note(name, of: owner)
        return ProbeDecoder(place: .nullable(type, name, owner), record: record)
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decoder(key).decode(type) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try decoder(key).decode(type) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try decoder(key).decode(type) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try decoder(key).decode(type) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decoder(key).decode(type) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try decoder(key).decode(type) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try decoder(key).decode(type) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try decoder(key).decode(type) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try decoder(key).decode(type) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try decoder(key).decode(type) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try decoder(key).decode(type) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try decoder(key).decode(type) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try decoder(key).decode(type) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try decoder(key).decode(type) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decoder(key).sample(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { ProbeDecoder(place: .fields(owner), record: record) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }
}

/// A list with one item.
struct ProbedList: UnkeyedDecodingContainer {
    let item: TypeReferenceNode
    let coordinate: String
    let record: ProbeRecord
    private(set) var currentIndex: Int
    private var isNullTaken = false

    init(item: TypeReferenceNode, coordinate: String, record: ProbeRecord, isEmpty: Bool) {
        self.item = item
        self.coordinate = coordinate
        self.record = record
        currentIndex = isEmpty ? 1 : 0
    }

    var codingPath: [any CodingKey] { [] }
    var count: Int? { 1 }
    var isAtEnd: Bool { currentIndex > 0 }

    private mutating func next() -> ProbeDecoder {
        currentIndex += 1
        if item.isNullable, !isNullTaken {
            record.report("\(coordinate): has items that may be null, and Swift takes none")
        }
        return ProbeDecoder(place: .value(item, coordinate: coordinate), record: record)
    }

    mutating func decodeNil() throws -> Bool {
        isNullTaken = true
        return false
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try next().decode(type) }
    mutating func decode(_ type: String.Type) throws -> String { try next().decode(type) }
    mutating func decode(_ type: Double.Type) throws -> Double { try next().decode(type) }
    mutating func decode(_ type: Float.Type) throws -> Float { try next().decode(type) }
    mutating func decode(_ type: Int.Type) throws -> Int { try next().decode(type) }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try next().decode(type) }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try next().decode(type) }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try next().decode(type) }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try next().decode(type) }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try next().decode(type) }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next().decode(type) }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next().decode(type) }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next().decode(type) }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next().decode(type) }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        // An optional item asks itself whether it is there.
        if type is any OptionalItem.Type { isNullTaken = true }
        return try next().sample(type)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }
    mutating func superDecoder() throws -> any Decoder { next() }
}

private protocol OptionalItem {}

extension Optional: OptionalItem {}
