import GraphQL

extension DearWriter {
    /// Fields that are given much, in fragments that many aliases and levels bring along; answers what variables are.
    mutating func fragments() -> String {
        var known: [(name: String, type: TypeReferenceNode)] = []
        guard let entry = way(of: "Query", size: 1) else { return "{}" }
        text += "{ "
        for index in 0..<max(1, random.size(220)) { text += "a\(index): \(entry.text) { ...L0 } " }
        text += "} "
        var type = entry.type
        let levels = Int.random(in: 1...9, using: &random)
        for level in 0..<levels where text.utf8.count < 150_000 {
            let next = level + 1 < levels ? way(of: type, size: random.chance(4) ? 10 : 1) : nil
            let inner = next.map { "\($0.text) { ...L\(level + 1) } " } ?? ""
            let much = given(type, besides: String(inner.prefix { $0 != " " && $0 != "(" }), &known)
            text += "fragment L\(level) on \(type) { ...F\(level) \(inner)} "
            text += "fragment F\(level) on \(type) { \(much)__typename } "
            guard let next else { break }
            type = next.type
        }
        let conditions = (0..<10).filter { text.contains("$c\($0))") }.map { "$c\($0): Boolean = true " }
        var definitions = ""
        for variable in known {
            // A value may also stand in the document.
            let value = random.chance(5) ? " = \(holding(variable.type, [], 3))" : ""
            definitions += "$\(variable.name): \(variable.type)\(value) "
        }
        if !known.isEmpty || !conditions.isEmpty { text = "query (\(definitions)\(conditions.joined())) " + text }
        return variableValues(known)
    }

    /// Fields of a type with literals and variables, some of a long name, some on a condition.
    private mutating func given(
        _ type: String,
        besides taken: String,
        _ known: inout [(name: String, type: TypeReferenceNode)]
    ) -> String {
        var written = ""
        for field in fields(of: type) where field.name.value != taken && random.chance(2) {
            var given = ""
            for argument in field.arguments where argument.isRequired || random.chance(2) {
                given += "\(argument.name.value): \(value(of: argument.type, &known)) "
            }
            if random.chance(9) { written += "\(random.name(random.chance(2) ? 9 : 100_000)): " }
            written += field.name.value + (given.isEmpty ? " " : "(\(given)) ")
            if random.chance(4) { written += "@include(if: $c\(random.size(9))) " }
            if schema.type(field.type.name.value)?.isComposite == true { written += "{ __typename } " }
        }
        return written
    }

    private mutating func value(
        of type: TypeReferenceNode,
        _ known: inout [(name: String, type: TypeReferenceNode)]
    ) -> String {
        if random.chance(2) {
            known.append(("v\(known.count)", type))
            return "$v\(known.count - 1)"
        }
        guard type.name.value == "String", random.chance(3) else { return holding(type, known, 3) }
        return DearRequest.quoted(String(random.text(100_000).filter { $0 != "\u{0}" && $0 != "\n" }))
    }

    /// Long names and lists in lists, on the way to what fails.
    mutating func paths() {
        let levels = Int.random(in: 1...10, using: &random)
        let length = random.size(200_000) / levels
        var type = "Query"
        text += "{ "
        for level in 0..<levels {
            guard let next = way(of: type, size: random.size(level == 0 ? 1000 : 10)) else { break }
            text += "\(random.chance(3) ? "" : "\(random.name(length)): ")\(next.text) { "
            type = next.type
            for index in 0..<random.size(20) { text += "b\(index): \(leaf(of: type)) " }
        }
        text += "\(random.name(length)): \(leaf(of: type)) " + String(repeating: "} ", count: text.count { $0 == "{" })
    }

    /// A subscription of all of the kind that lists and aliases are.
    mutating func events() {
        text += "subscription { "
        nested("Subscription", Int.random(in: 0...3, using: &random), random.size(1000))
        text += "}"
    }
}
