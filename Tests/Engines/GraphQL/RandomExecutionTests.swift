import Foundation
import GraphQL
import Testing

struct RandomExecutionTests {
    private static let seeds = ProcessInfo.processInfo.environment["SERENDIP_NIGHTLY"] == nil ? 0..<15 : 0..<200

    @Test(arguments: seeds)
    func `what chance asks is answered as the naive executor does`(_ seed: Int) async throws {
        var random = SeededRandom(seed: UInt64(seed))
        let world = try RandomSchema(&random)
        let engines = try (0..<3).map { try world.executable($0) }
        for _ in 0..<12 {
            let document = world.document(&random)
            let tree = try DocumentNode(parsing: document)
            // Fields of different types may clash under one name.
            guard Validation(world.schema).errors(in: tree).isEmpty,
                case .operation(let operation)? = tree.definitions.first
            else { continue }
            var naive = NaiveExecution(world.schema, variables: ["yes": true, "no": false])
            let data = naive.data(operation.selectionSet)
            var json = JSONText()
            json.value(data)
            let expected = String(decoding: json.bytes, as: UTF8.self)
            for engine in engines {
                let answer = await engine.execute(GraphQLRequest(query: document), context: ())
                #expect(answer.text.hasPrefix("{\"data\":\(expected)"), "\(document)\n\(world.sdl)")
                #expect(answer.errors.map(\.message) == naive.errors.map(\.message), "\(document)")
                #expect(answer.errors.map(\.path) == naive.errors.map(\.path), "\(document)")
            }
        }
    }
}

/// The specification's algorithm, object by object, field by field, without any plan: what the engine is held against.
struct NaiveExecution {
    let schema: Schema
    let variables: [String: Bool]
    private(set) var errors: [(message: String, path: [PathElement])] = []

    private struct Risen: Error {}

    init(_ schema: Schema, variables: [String: Bool]) {
        self.schema = schema
        self.variables = variables
    }

    mutating func data(_ set: SelectionSetNode) -> GraphQLValue {
        (try? object(Thing(type: "Query", seed: 1), [set], [])) ?? .null
    }

    private mutating func object(
        _ thing: Thing,
        _ sets: [SelectionSetNode],
        _ path: [PathElement]
    ) throws -> GraphQLValue {
        var groups: [(key: String, nodes: [FieldNode])] = []
        for set in sets { collect(set, thing.type, &groups) }
        var members: [GraphQLValue.Member] = []
        for (key, nodes) in groups {
            let place = path + [.key(key)]
            let node = nodes[0]
            guard node.name.value != "__typename" else {
                members.append(.init(key, .string(thing.type)))
                continue
            }
            let field = schema.type(thing.type)?.node.fields.first { $0.name.value == node.name.value }
            guard let field else { continue }
            let made = RandomSchema.value(field.type, thing.seed(of: node.name.value), schema)
            let coordinate = "\(thing.type).\(field.name.value)"
            members.append(.init(key, try value(made, field.type, nodes.compactMap(\.selectionSet), place, coordinate)))
        }
        return .object(members)
    }

    private mutating func value(
        _ made: Made,
        _ type: TypeReferenceNode,
        _ sets: [SelectionSetNode],
        _ path: [PathElement],
        _ coordinate: String
    ) throws -> GraphQLValue {
        do {
            return try complete(made, type, sets, path, coordinate)
        } catch {
            if case .nonNull = type { throw error }
            return .null
        }
    }

    private mutating func complete(
        _ made: Made,
        _ type: TypeReferenceNode,
        _ sets: [SelectionSetNode],
        _ path: [PathElement],
        _ coordinate: String
    ) throws -> GraphQLValue {
        var inner = type
        if case .nonNull(let nullable) = type { inner = nullable }
        switch made {
        case .failed(let words):
            errors.append((words, path))
            throw Risen()
        case .null:
            guard case .nonNull = type else { return .null }
            errors.append(("Cannot return null for non-nullable field \(coordinate).", path))
            throw Risen()
        case .leaf(let leaf): return leaf
        case .object(let thing): return try object(thing, sets, path)
        case .list(let items):
            guard case .list(let item, _) = inner else { throw Risen() }
            var values: [GraphQLValue] = []
            for (index, made) in items.enumerated() {
                values.append(try value(made, item, sets, path + [.index(index)], coordinate))
            }
            return .list(values)
        }
    }

    private func collect(
        _ set: SelectionSetNode,
        _ type: String,
        _ groups: inout [(key: String, nodes: [FieldNode])]
    ) {
        for selection in set.selections {
            switch selection {
            case .field(let node):
                guard isIncluded(node.directives) else { continue }
                if let index = groups.firstIndex(where: { $0.key == node.responseKey }) {
                    groups[index].nodes.append(node)
                } else {
                    groups.append((node.responseKey, [node]))
                }
            case .inline(let node):
                let condition = node.typeCondition?.value ?? type
                guard isIncluded(node.directives), schema.type(condition)?.possibleTypes.contains(type) == true else {
                    continue
                }
                collect(node.selectionSet, type, &groups)
            case .spread: break
            }
        }
    }

    private func isIncluded(_ directives: [DirectiveNode]) -> Bool {
        directives.allSatisfy { directive in
            let holds: Bool
            switch directive.argument("if")?.value.kind {
            case .boolean(let isTrue)?: holds = isTrue
            case .variable(let name)?: holds = variables[name] ?? false
            default: holds = false
            }
            return holds == (directive.name.value == "include")
        }
    }
}
