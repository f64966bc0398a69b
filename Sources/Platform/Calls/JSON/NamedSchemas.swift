/// The named schemas of a document, and the names that two different ones claim.
///
/// The first one keeps a name: a document in which readers take one type for another is worse than none, so the tests
/// want ``clashes`` empty.
struct NamedSchemas {
    private var schemas: [String: JSONSchema] = [:]
    /// By name, as JSON Schema.
    private(set) var documents: [String: JSONValue] = [:]
    private(set) var clashes: Set<String> = []

    /// Prints a schema under its name, once.
    mutating func add(_ schema: JSONSchema, named name: String) {
        if let known = schemas[name] {
            if known != schema { clashes.insert(name) }
            return
        }
        // Before the inside, which may name it again.
        schemas[name] = schema
        documents[name] = schema.document(&self)
    }
}
