/// An object that a ``JSONValueDecoder`` reads.
struct JSONMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [String: JSONValue]
    let place: JSONValueDecoder.Place?

    var codingPath: [any CodingKey] { place?.path ?? [] }
    var allKeys: [Key] { members.keys.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

    private func at(_ key: Key) throws -> JSONValueDecoder {
        guard let value = members[key.stringValue] else {
            let context = DecodingError.Context(codingPath: codingPath, debugDescription: "nothing of this name")
            throw DecodingError.keyNotFound(key, context)
        }
        return JSONValueDecoder(value, at: JSONValueDecoder.Place(key, in: place))
    }

    func decodeNil(forKey key: Key) throws -> Bool { try at(key).decodeNil() }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try at(key).decode(type) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try at(key).decode(type) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try at(key).decode(type) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try at(key).decode(type) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try at(key).decode(type) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try at(key).decode(type) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try at(key).decode(type) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try at(key).decode(type) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try at(key).decode(type) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try at(key).decode(type) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try at(key).decode(type) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try at(key).decode(type) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try at(key).decode(type) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try at(key).decode(type) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try at(key).decode(type) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try at(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try at(key).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { preconditionFailure("no type of the API has a class above it") }
    func superDecoder(forKey key: Key) -> any Decoder { superDecoder() }
}

/// An array that a ``JSONValueDecoder`` reads.
struct JSONElements: UnkeyedDecodingContainer {
    let elements: [JSONValue]
    let place: JSONValueDecoder.Place?
    private(set) var currentIndex = 0

    init(elements: [JSONValue], place: JSONValueDecoder.Place?) {
        self.elements = elements
        self.place = place
    }

    /// Where an element stands.
    private struct Index: CodingKey {
        var intValue: Int?
        var stringValue: String { "Index \(intValue ?? 0)" }

        init(intValue: Int) { self.intValue = intValue }
        init?(stringValue: String) { return nil }
    }

    var codingPath: [any CodingKey] { place?.path ?? [] }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    private func here(_ type: Any.Type) throws -> JSONValueDecoder {
        let key = Index(intValue: currentIndex)
        guard !isAtEnd else {
            let context = DecodingError.Context(codingPath: codingPath + [key], debugDescription: "no more elements")
            throw DecodingError.valueNotFound(type, context)
        }
        return JSONValueDecoder(elements[currentIndex], at: JSONValueDecoder.Place(key, in: place))
    }

    /// An element that cannot be read is still the next one.
    private mutating func next<Value>(_ read: (JSONValueDecoder) throws -> Value) throws -> Value {
        let value = try read(try here(Value.self))
        currentIndex += 1
        return value
    }

    mutating func decodeNil() throws -> Bool {
        guard try here(JSONValue.self).decodeNil() else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try next { try $0.decode(type) } }
    mutating func decode(_ type: String.Type) throws -> String { try next { try $0.decode(type) } }
    mutating func decode(_ type: Double.Type) throws -> Double { try next { try $0.decode(type) } }
    mutating func decode(_ type: Float.Type) throws -> Float { try next { try $0.decode(type) } }
    mutating func decode(_ type: Int.Type) throws -> Int { try next { try $0.decode(type) } }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try next { try $0.decode(type) } }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try next { try $0.decode(type) } }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try next { try $0.decode(type) } }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try next { try $0.decode(type) } }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try next { try $0.decode(type) } }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next { try $0.decode(type) } }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next { try $0.decode(type) } }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next { try $0.decode(type) } }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next { try $0.decode(type) } }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next { try $0.decode(type) } }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try next { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() -> any Decoder { preconditionFailure("no type of the API has a class above it") }
}
