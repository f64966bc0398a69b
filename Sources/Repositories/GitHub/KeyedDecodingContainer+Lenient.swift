extension KeyedDecodingContainer {
    /// The value, or `nil` when it is missing or of another shape.
    ///
    /// GitHub adds, drops and retypes fields; one that is not needed must not cost the whole answer.
    func lenient<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
        // The loss is the point: see above.
        (try? decodeIfPresent(type, forKey: key)) ?? nil
    }
}
