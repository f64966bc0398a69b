import GraphQL

/// A schema of six types that chance made, and values of every shape, some of them `null` or errors.
struct RandomSchema {
    static let types = ["Query", "A", "B", "C", "I", "U"]
    static let objects = ["A", "B", "C"]

    let sdl: String
    let schema: Schema

    init(_ random: inout SeededRandom) throws {
        let shared = Self.fields(["s0", "s1", "s2"], &random)
        var parts = ["union U = A | C", "interface I { \(shared.joined(separator: " ")) }"]
        parts.append("type Query { \(Self.fields(["f0", "f1", "f2", "f3", "f4"], &random).joined(separator: " ")) }")
        for name in Self.objects {
            let own = Self.fields((0..<4).map { "\(name.lowercased())\($0)" }, &random)
            let interface = name == "C" ? "" : " implements I"
            parts.append("type \(name)\(interface) { \(((name == "C" ? [] : shared) + own).joined(separator: " ")) }")
        }
        sdl = parts.joined(separator: "\n")
        schema = try Schema(sdl)
    }

    private static func fields(_ names: [String], _ random: inout SeededRandom) -> [String] {
        names.map { name in
            let types = ["Int", "String", "Int", "Float", "A", "B", "C", "I", "U"]
            var type = types.randomElement(using: &random) ?? "Int"
            for _ in 0..<2 {
                if !type.hasSuffix("!"), Int.random(in: 0..<3, using: &random) == 0 { type += "!" }
                if Int.random(in: 0..<4, using: &random) == 0 { type = "[\(type)]" }
            }
            if !type.hasSuffix("!"), Int.random(in: 0..<4, using: &random) == 0 { type += "!" }
            return "\(name): \(type)"
        }
    }

    /// A document of the schema; fragments, aliases and conditions among its fields.
    func document(_ random: inout SeededRandom) -> String {
        "query ($yes: Boolean! = true, $no: Boolean! = false) { __typename @include(if: $yes) t: __typename @skip(if: $no) "
            + selection(of: "Query", 0, &random) + " }"
    }

    private func selection(of name: String, _ depth: Int, _ random: inout SeededRandom) -> String {
        guard let type = schema.type(name) else { return "__typename" }
        let condition = [
            "", "", "", " @skip(if: $no)", " @include(if: $no)", " @skip(if: $yes)", " @include(if: true)",
        ]
        var parts: [String] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let when = condition.randomElement(using: &random) ?? ""
            if type.isAbstract, Bool.random(using: &random),
                let possible = type.possibleTypes.randomElement(using: &random)
            {
                parts.append("... on \(possible)\(when) { \(selection(of: possible, depth, &random)) }")
                continue
            }
            guard let field = type.node.fields.randomElement(using: &random) else {
                parts.append("__typename")
                continue
            }
            let inner = field.type.name.value
            // An alias that says what it is of never clashes.
            let alias = Bool.random(using: &random) ? "\(name)_\(field.name.value): " : ""
            guard schema.type(inner)?.isComposite == true else {
                parts.append("\(alias)\(field.name.value)\(when)")
                continue
            }
            let set = depth < 3 ? selection(of: inner, depth + 1, &random) : "__typename"
            parts.append("\(alias)\(field.name.value)\(when) { \(set) }")
        }
        return parts.joined(separator: " ")
    }

    /// What a field of an object is, the same for all who ask.
    static func value(_ type: TypeReferenceNode, _ seed: UInt64, _ schema: Schema, isNonNull: Bool = false) -> Made {
        var random = SeededRandom(seed: seed)
        let chance = Int.random(in: 0..<40, using: &random)
        switch type {
        case .nonNull(let inner): return value(inner, seed, schema, isNonNull: true)
        case _ where chance == 0: return .failed("failed \(seed % 1000)")
        // A value that must be there is missing seldom, so that answers keep something.
        case _ where chance < (isNonNull ? 2 : 6): return .null
        case .list(let item, _):
            return .list(
                (0..<Int.random(in: 0...3, using: &random)).map { value(item, seed &+ UInt64($0 * 7919 + 1), schema) }
            )
        case .named(let name):
            guard let target = schema.type(name.value), target.isComposite else {
                switch name.value {
                case "Int": return .leaf(.int(Int(seed % 1000)))
                case "Float": return .leaf(.float(Double(seed % 1000) / 4))
                default: return .leaf(.string("\u{1F600}\"\(seed % 1000)\n"))
                }
            }
            let possible = target.possibleTypes
            return .object(Thing(type: possible[Int(seed % UInt64(possible.count))], seed: seed))
        }
    }
}

/// An object by its type and number.
struct Thing: ObjectOutput, Equatable {
    let type: String
    let seed: UInt64

    func seed(of field: String) -> UInt64 {
        field.utf8.reduce(seed &* 31 &+ 17) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}

/// A value that was made, before it is coerced.
indirect enum Made: Sendable {
    case null
    case leaf(GraphQLValue)
    case object(Thing)
    case list([Made])
    case failed(String)

    var leaves: AnyOutput<GraphQLValue> {
        switch self {
        case .null, .object: .null
        case .leaf(let value): .element(value)
        case .list(let items): .list(items.map(\.leaves))
        case .failed(let words): .failed(GraphQLError(words))
        }
    }

    var objects: AnyOutput<Thing> {
        switch self {
        case .null, .leaf: .null
        case .object(let thing): .element(thing)
        case .list(let items): .list(items.map(\.objects))
        case .failed(let words): .failed(GraphQLError(words))
        }
    }
}

extension RandomSchema {
    /// The schema bound three ways: plain values, batches, batches that suspend.
    func executable(_ way: Int) throws -> ExecutableSchema<Void> {
        let schema = schema
        var settings = ExecutionSettings()
        settings.limits.cost = .max
        settings.limits.width = .max
        settings.limits.errors = 10_000
        // What is asked is whether the answers agree, however busy the machine.
        settings.limits.time = nil
        return try ExecutableSchema(schema, settings: settings) { binding in
            for name in Self.objects {
                binding.type(name, Thing.self) { Self.bind(schema.type(name), $0, schema, way) { $0 } }
            }
            binding.query { Self.bind(schema.type("Query"), $0, schema, way) { _ in Thing(type: "Query", seed: 1) } }
            for name in ["I", "U"] { binding.abstract(name, Thing.self) { $0.typeName { $0.type } } }
        }
    }

    private static func bind<Row: ObjectOutput>(
        _ type: SchemaType?,
        _ binding: TypeBinding<Void, Row>,
        _ schema: Schema,
        _ way: Int,
        _ thing: @escaping @Sendable (Row) -> Thing
    ) {
        for field in type?.node.fields ?? [] {
            let name = field.name.value
            let made: @Sendable (Row) -> Made = { row in
                value(field.type, thing(row).seed(of: name), schema)
            }
            let isObject = schema.type(field.type.name.value)?.isComposite == true
            switch (way, isObject) {
            case (0, true): binding.value(name) { made($0).objects }
            case (0, false): binding.value(name) { made($0).leaves }
            case (1, true): binding.batch(name) { rows, _ in rows.map { made($0).objects } }
            case (1, false): binding.batch(name) { rows, _ in rows.map { made($0).leaves } }
            case (_, true): binding.suspending(name) { rows, _ in rows.map { made($0).objects } }
            case (_, false): binding.suspending(name) { rows, _ in rows.map { made($0).leaves } }
            }
        }
    }
}
