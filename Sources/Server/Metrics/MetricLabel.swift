/// A name and a value that tell a series from its family's others.
struct MetricLabel: Hashable, Sendable {
    let name: String
    let value: String

    init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// With the value escaped as the text format asks for.
    fileprivate var text: String {
        let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\(name)=\"\(escaped)\""
    }
}

extension [MetricLabel] {
    /// In braces; empty without labels.
    var text: String { isEmpty ? "" : "{\(map(\.text).joined(separator: ","))}" }
}
