/// What a Swift type reads of a field's arguments, to be held against the schema.
@usableFromInline
struct ArgumentsReader: Sendable {
    /// What differs, for the arguments of a coordinate.
    let faults: @Sendable (_ coordinate: String, [InputValueNode], Schema) -> [String]

    /// Nothing is read.
    @usableFromInline static let nothing = ArgumentsReader { coordinate, arguments, _ in
        arguments.map { "\(coordinate)(\($0.name.value):): is not read" }
    }

    /// A type is read.
    @usableFromInline
    static func reading<Arguments: Decodable & Sendable>(_ type: Arguments.Type) -> ArgumentsReader {
        // Any value is read whole.
        if type == GraphQLValue.self { return ArgumentsReader { _, _, _ in [] } }
        return ArgumentsReader { coordinate, arguments, schema in
            let record = ProbeRecord(schema)
            do {
                let owner = ProbeOwner(path: "\(coordinate)(", separator: ":)", fields: arguments)
                _ = try Arguments(from: ProbeDecoder(place: .fields(owner), record: record))
                record.checkRead(owner)
            } catch {
                record.faults.append("\(coordinate): \(Arguments.self) cannot be probed: \(error)")
            }
            return record.faults
        }
    }
}

/// Arguments, or the fields of an input.
struct ProbeOwner {
    let path: String
    /// What stands after a name: `:)` of arguments.
    let separator: String
    let fields: [InputValueNode]

    func coordinate(_ name: String) -> String { "\(path)\(name)\(separator)" }
}

/// What a probe found.
final class ProbeRecord {
    let schema: Schema
    var faults: [String] = []
    /// The inputs that are being read, outermost first.
    var open: [String] = []
    private var read: ByName<NameSet> = [:]
    private var maybeNull: NameSet = []

    init(_ schema: Schema) {
        self.schema = schema
    }

    func note(_ name: String, of owner: ProbeOwner) {
        read[owner.path, default: []].insert(name)
    }

    func noteNull(_ name: String, of owner: ProbeOwner) {
        note(name, of: owner)
        maybeNull.insert(owner.coordinate(name))
    }

    func report(_ fault: String) {
        if !faults.contains(fault) { faults.append(fault) }
    }

    /// Every field is read, and as one that may be `null` where it may.
    func checkRead(_ owner: ProbeOwner) {
        let read = read[owner.path] ?? []
        for field in owner.fields {
            let coordinate = owner.coordinate(field.name.value)
            if !read.contains(field.name.value) {
                report("\(coordinate): is not read")
            } else if field.type.isNullable, !maybeNull.contains(coordinate) {
                report("\(coordinate): is \(field.type), and Swift takes no null for it")
            }
        }
    }
}
