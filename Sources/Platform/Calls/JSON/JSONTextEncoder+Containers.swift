/// An object of a ``JSONTextEncoder``.
struct JSONObjectText<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: JSONTextEncoder
    let level: Int

    var codingPath: [any CodingKey] { encoder.codingPath }

    private func at(_ key: Key) -> JSONTextEncoder {
        encoder.next(key.stringValue, at: level)
        return encoder
    }

    func encodeNil(forKey key: Key) { at(key).writeNull() }
    func encode(_ value: Bool, forKey key: Key) { at(key).write(value) }
    func encode(_ value: String, forKey key: Key) { at(key).write(value) }
    func encode(_ value: Double, forKey key: Key) throws { try at(key).write(value) }
    func encode(_ value: Float, forKey key: Key) throws { try at(key).write(value) }
    func encode(_ value: Int, forKey key: Key) { at(key).write(value) }
    func encode(_ value: Int8, forKey key: Key) { at(key).write(value) }
    func encode(_ value: Int16, forKey key: Key) { at(key).write(value) }
    func encode(_ value: Int32, forKey key: Key) { at(key).write(value) }
    func encode(_ value: Int64, forKey key: Key) { at(key).write(value) }
    func encode(_ value: UInt, forKey key: Key) { at(key).write(value) }
    func encode(_ value: UInt8, forKey key: Key) { at(key).write(value) }
    func encode(_ value: UInt16, forKey key: Key) { at(key).write(value) }
    func encode(_ value: UInt32, forKey key: Key) { at(key).write(value) }
    func encode(_ value: UInt64, forKey key: Key) { at(key).write(value) }
    func encode(_ value: some Encodable, forKey key: Key) throws { try at(key).encode(value) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        KeyedEncodingContainer(JSONObjectText<Nested>(encoder: encoder, level: at(key).begin(isObject: true)))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        JSONArrayText(encoder: encoder, level: at(key).begin(isObject: false))
    }

    func superEncoder() -> any Encoder { preconditionFailure("no type of the API has a class above it") }
    func superEncoder(forKey key: Key) -> any Encoder { superEncoder() }
}

/// An array of a ``JSONTextEncoder``.
struct JSONArrayText: UnkeyedEncodingContainer {
    let encoder: JSONTextEncoder
    let level: Int
    private(set) var count = 0

    init(encoder: JSONTextEncoder, level: Int) {
        self.encoder = encoder
        self.level = level
    }

    var codingPath: [any CodingKey] { encoder.codingPath }

    private mutating func element() -> JSONTextEncoder {
        encoder.next(at: level)
        count += 1
        return encoder
    }

    mutating func encodeNil() { element().writeNull() }
    mutating func encode(_ value: Bool) { element().write(value) }
    mutating func encode(_ value: String) { element().write(value) }
    mutating func encode(_ value: Double) throws { try element().write(value) }
    mutating func encode(_ value: Float) throws { try element().write(value) }
    mutating func encode(_ value: Int) { element().write(value) }
    mutating func encode(_ value: Int8) { element().write(value) }
    mutating func encode(_ value: Int16) { element().write(value) }
    mutating func encode(_ value: Int32) { element().write(value) }
    mutating func encode(_ value: Int64) { element().write(value) }
    mutating func encode(_ value: UInt) { element().write(value) }
    mutating func encode(_ value: UInt8) { element().write(value) }
    mutating func encode(_ value: UInt16) { element().write(value) }
    mutating func encode(_ value: UInt32) { element().write(value) }
    mutating func encode(_ value: UInt64) { element().write(value) }
    mutating func encode(_ value: some Encodable) throws { try element().encode(value) }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(JSONObjectText<Key>(encoder: encoder, level: element().begin(isObject: true)))
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        JSONArrayText(encoder: encoder, level: element().begin(isObject: false))
    }

    mutating func superEncoder() -> any Encoder { preconditionFailure("no type of the API has a class above it") }
}

/// A value of a ``JSONTextEncoder`` that is neither.
struct JSONScalarText: SingleValueEncodingContainer {
    let encoder: JSONTextEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() { encoder.writeNull() }
    func encode(_ value: Bool) { encoder.write(value) }
    func encode(_ value: String) { encoder.write(value) }
    func encode(_ value: Double) throws { try encoder.write(value) }
    func encode(_ value: Float) throws { try encoder.write(value) }
    func encode(_ value: Int) { encoder.write(value) }
    func encode(_ value: Int8) { encoder.write(value) }
    func encode(_ value: Int16) { encoder.write(value) }
    func encode(_ value: Int32) { encoder.write(value) }
    func encode(_ value: Int64) { encoder.write(value) }
    func encode(_ value: UInt) { encoder.write(value) }
    func encode(_ value: UInt8) { encoder.write(value) }
    func encode(_ value: UInt16) { encoder.write(value) }
    func encode(_ value: UInt32) { encoder.write(value) }
    func encode(_ value: UInt64) { encoder.write(value) }
    func encode(_ value: some Encodable) throws { try encoder.encode(value) }
}
