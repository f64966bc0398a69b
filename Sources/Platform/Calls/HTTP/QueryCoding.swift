/// `name=value&…` of a URL.
enum QueryCoding {
    static func encode(_ items: [(name: String, value: String)]) -> String {
        items.map { "\(PercentCoding.encode($0.name))=\(PercentCoding.encode($0.value))" }.joined(separator: "&")
    }

    /// - Throws: a violation for a name that is given twice, or for text that is not percent-encoded UTF-8.
    static func decode(_ query: String) throws(SchemaViolation) -> [String: String] {
        var items: [String: String] = [:]
        for pair in query.split(separator: "&") {
            let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = PercentCoding.decode(halves[0], plusIsSpace: true) else {
                throw SchemaViolation(field: "query", reason: .malformed, rule: "must be percent-encoded UTF-8")
            }
            guard let value = PercentCoding.decode(halves.count > 1 ? halves[1] : "", plusIsSpace: true) else {
                throw SchemaViolation(field: name, reason: .malformed, rule: "must be percent-encoded UTF-8")
            }
            guard items.updateValue(value, forKey: name) == nil else {
                throw SchemaViolation(field: name, reason: .tooMany, rule: "must be given once")
            }
        }
        return items
    }
}
