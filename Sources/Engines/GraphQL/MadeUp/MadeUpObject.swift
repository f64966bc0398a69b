import Foundation

/// An object that nobody has: its values are made of its type, its fields and a number.
public struct MadeUpObject: ObjectOutput {
    /// Its type.
    public let type: String
    let seed: UInt64

    /// The object of a type and a number, always the same.
    public init(type: String, seed: UInt64 = 1) {
        self.type = type
        self.seed = seed
    }
}

/// Values that are made up, the same for the same place in an answer.
struct MadeUpValues: Sendable {
    let schema: Schema
    /// As many as a list has, unless it is asked for another number.
    let listSize = 3

    /// As many as a field of a type has without arguments.
    func ownSize(of type: TypeReferenceNode) -> Int {
        switch type {
        case .named: 1
        case .nonNull(let nullable): ownSize(of: nullable)
        case .list(let item, _): listSize.saturatedProduct(ownSize(of: item))
        }
    }

    /// A leaf, or a list of leaves.
    func leaf(_ field: FieldDefinitionNode, _ seed: UInt64, _ arguments: GraphQLValue) -> GraphQLValue {
        leaf(field.type, field.name.value, Self.mixed(seed, field.name.value), size(arguments))
    }

    private func leaf(_ type: TypeReferenceNode, _ name: String, _ seed: UInt64, _ size: Int) -> GraphQLValue {
        switch type {
        case .nonNull(let nullable): return leaf(nullable, name, seed, size)
        case .list(let item, _):
            return .list((0..<size).map { leaf(item, name, Self.mixed(seed, "\($0)"), listSize) })
        case .named(let scalar):
            guard let type = schema.types[scalar.value] else { return .null }
            return value(LeafKind(type), type, name, seed)
        }
    }

    private func value(_ kind: LeafKind, _ type: SchemaType, _ name: String, _ seed: UInt64) -> GraphQLValue {
        let small = Int(seed % 1000)
        switch kind {
        case .int: return .int(small)
        case .float: return .float(Double(small) / 10)
        case .boolean: return .boolean(seed % 2 == 0)
        case .string: return .string("\(name) \(small)")
        case .id: return .string(Self.letters(seed))
        case .moment: return .string(Moment(.init(timeIntervalSince1970: Double(seed % 1_800_000_000))).description)
        case .enum:
            let values = type.node.values
            return values.isEmpty ? .null : .enum(values[Int(seed % UInt64(values.count))].name.value)
        case .custom: return .string("\(type.name) \(small)")
        }
    }

    /// An object, or a list of objects.
    func object(
        _ field: FieldDefinitionNode,
        _ seed: UInt64,
        _ arguments: GraphQLValue
    ) -> AnyOutput<MadeUpObject> {
        // The object of an id is the same wherever it is asked for.
        var seed = Self.mixed(seed, field.name.value)
        for name in ["id", "documentId", "slug", "name"] {
            if case .string(let text)? = arguments[name] { seed = Self.mixed(7, text) }
        }
        return object(field.type, seed, size(arguments))
    }

    private func object(_ type: TypeReferenceNode, _ seed: UInt64, _ size: Int) -> AnyOutput<MadeUpObject> {
        switch type {
        case .nonNull(let nullable): return object(nullable, seed, size)
        case .list(let item, _): return .list((0..<size).map { object(item, Self.mixed(seed, "\($0)"), listSize) })
        case .named(let name):
            guard let types = schema.types[name.value]?.possibleTypes, !types.isEmpty else { return .null }
            return .element(MadeUpObject(type: types[Int(seed % UInt64(types.count))], seed: seed))
        }
    }

    /// More are more bytes than an answer may have.
    private static let maximumSize = 100_000
    private static let sizes = FieldCost().sizedBy.map { $0.split(separator: ".").map(String.init) }

    /// As many as the usual arguments ask for; those that ask for all, by a negative number, get 100.
    private func size(_ arguments: GraphQLValue) -> Int {
        for path in Self.sizes {
            var value: GraphQLValue? = arguments
            for step in path { value = value?[step] }
            if case .int(let size)? = value { return size < 0 ? 100 : min(size, Self.maximumSize) }
        }
        return listSize
    }

    /// FNV-1a (Fowler, Noll, Vo), with a last turn so that near names come apart.
    static func mixed(_ seed: UInt64, _ text: String) -> UInt64 {
        var hash = seed ^ 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return (hash ^ hash >> 29) &* 0xbf58_476d_1ce4_e5b9 ^ hash >> 32
    }

    /// 24 letters and digits, as ids of documents often are.
    private static func letters(_ seed: UInt64) -> String {
        let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)
        var rest = seed
        var text: [UInt8] = []
        for _ in 0..<24 {
            text.append(alphabet[Int(rest % 36)])
            rest = rest / 36 ^ rest << 11
        }
        return String(decoding: text, as: UTF8.self)
    }
}
