import GraphQL

extension DearWriter {
    /// Variables of many types that stand wherever they may, often within lists; answers their values.
    mutating func variables() -> String {
        let arguments = schema.typeNames.sorted().filter { !$0.hasPrefix("__") }
            .flatMap { type in fields(of: type).filter { _ in type == "Query" }.map { ($0, $0.arguments) } }
            .filter { !$0.1.isEmpty }
        let declared = max(1, random.chance(3) ? random.size(400) : random.size(5))
        var types: [(name: String, type: TypeReferenceNode)] = []
        var definitions: [String] = []
        for index in 0..<declared {
            guard let argument = random.pick(arguments).flatMap({ random.pick($0.1) }) else { break }
            let inner = inputFields(of: argument.type).flatMap { random.chance(2) ? $0.type : nil }
            types.append(("v\(index)", inner ?? argument.type))
            let hasDefault = random.chance(12)
            definitions.append(
                "$v\(index): \(inner ?? argument.type)\(hasDefault ? " = \(literal(argument.type, 2))" : "") "
            )
        }
        text += "{ "
        for index in 0..<max(1, random.size(150)) where text.utf8.count < 150_000 {
            guard let (field, given) = random.pick(arguments) else { break }
            text += "a\(index): \(field.name.value)("
            for argument in given where argument.isRequired || random.chance(2) {
                text += "\(argument.name.value): \(holding(argument.type, types, 3)) "
            }
            text += ") "
            if schema.type(field.type.name.value)?.isComposite == true { text += "{ __typename } " }
        }
        text = text.replacing("( )", with: " ").replacing("()", with: " ") + "__typename }"
        let used = definitions.indices.filter { text.contains("$v\($0) ") || random.chance(500) }
        if !used.isEmpty { text = "query (" + used.map { definitions[$0] }.joined() + ") " + text }
        return variableValues(types)
    }

    private mutating func inputFields(of type: TypeReferenceNode) -> InputValueNode? {
        random.pick(schema.type(type.name.value)?.node.inputFields ?? [])
    }

    /// A literal in which variables stand, those that fit where there are some.
    mutating func holding(
        _ type: TypeReferenceNode,
        _ known: [(name: String, type: TypeReferenceNode)],
        _ depth: Int
    ) -> String {
        let fitting = known.filter { "\($0.type)".filter { $0 != "!" } == "\(type)".filter { $0 != "!" } }
        if let variable = random.pick(fitting), random.chance(depth > 2 ? 4 : 2) { return "$\(variable.name)" }
        switch type {
        case .nonNull(let inner): return holding(inner, known, depth)
        case .list(let item, _) where depth > 0:
            let one = holding(item, known, depth - 1)
            return "[" + String(repeating: "\(one) ", count: max(1, random.size(1500))) + "]"
        case .named(let name) where depth > 0 && schema.type(name.value)?.kind == .input:
            let fields = (schema.type(name.value)?.node.inputFields ?? []).filter { $0.isRequired || random.chance(3) }
            return "{ " + fields.map { "\($0.name.value): \(holding($0.type, known, depth - 1)) " }.joined() + "}"
        case .named(let name) where name.value == "JSON" && !known.isEmpty:
            let variable = random.pick(known)?.name ?? "v0"
            return "[" + String(repeating: "$\(variable) ", count: max(1, random.size(1500))) + "]"
        default: return literal(type, max(depth, 0))
        }
    }

    /// JSON for variables: what their types take, wrong now and then, large now and then, and what nobody declared.
    mutating func variableValues(_ types: [(name: String, type: TypeReferenceNode)]) -> String {
        var members = types.filter { _ in !random.chance(10) }
        members.shuffle(using: &random)
        var room = random.chance(2) ? 180_000 : 5_000
        var written = members.map { member in
            "\"\(member.name)\":\(json(member.type, 4, &room))"
        }
        let others = random.chance(4) ? random.size(4000) : 0
        let (letters, marks) = (["\u{E9}", "K", "\u{1E69}"], ["e\u{301}", "\u{212A}", "s\u{307}\u{323}"])
        let kind = random.size(2)
        for bits in 0..<others {
            let name = (0..<12).map { bits >> $0 & 1 == 0 ? letters[kind] : marks[kind] }.joined()
            written.append("\"\(name)\":1")
        }
        return "{\(written.joined(separator: ","))}"
    }

    private mutating func json(_ type: TypeReferenceNode, _ depth: Int, _ room: inout Int) -> String {
        room -= 4
        if random.chance(60) {
            return random.pick(["null", "[[[]]]", "{\"a\":{}}", "1e999", "99999999999999999999", "-0.0", "\"\""]) ?? "1"
        }
        switch type {
        case .nonNull(let inner): return json(inner, depth, &room)
        case .list(let item, _):
            guard depth > 0, room > 0 else { return "[]" }
            var items: [String] = []
            for _ in 0..<max(1, random.size(60_000)) where room > 0 {
                let one = json(item, depth - 1, &room)
                room -= one.utf8.count
                items.append(one)
            }
            return "[\(items.joined(separator: ","))]"
        case .named(let name): return json(named: name.value, depth, &room)
        }
    }

    private mutating func json(named name: String, _ depth: Int, _ room: inout Int) -> String {
        let type = schema.type(name)
        switch (type?.kind, name) {
        case (.input, _):
            var fields = (type?.node.inputFields ?? []).filter { $0.isRequired || (depth > 0 && random.chance(2)) }
            if type?.isOneOf == true { fields = Array(fields.prefix(1)) }
            var members: [String] = []
            for field in fields { members.append("\"\(field.name.value)\":\(json(field.type, depth - 1, &room))") }
            if random.chance(40) { members.append("\"\(random.name(9))\":1") }
            return "{\(members.joined(separator: ","))}"
        case (.enum, _): return "\"\(random.pick(type?.node.values ?? [])?.name.value ?? "X")\""
        case (_, "Int"): return "\(random.size(300))"
        case (_, "Float"): return random.chance(9) ? String(repeating: "9", count: random.size(2000) + 1) : "1.5"
        case (_, "Boolean"): return "true"
        case (_, "JSON") where random.chance(3):
            let text = DearRequest.quoted(random.text(max(room, 0)))
            room -= text.utf8.count
            return text
        case (_, "JSON"):
            let count = max(0, min(room, random.size(80_000)) / 3)
            room -= 3 * count
            return "[" + String(repeating: "[],", count: count) + "{\"a\":[1]}]"
        default:
            let text = random.chance(9) ? random.text(max(room / 2, 0)) : "a"
            room -= text.utf8.count
            return DearRequest.quoted(text)
        }
    }
}
