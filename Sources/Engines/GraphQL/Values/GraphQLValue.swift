/// A value that is given or answered: what JSON can say, and the names of enums.
///
/// Equal where it is written alike, texts by their code points (``ExactText``).
public enum GraphQLValue: Sendable {
    /// A member of an object.
    public struct Member: Sendable {
        /// Its name.
        public var name: String
        /// Its value.
        public var value: GraphQLValue

        /// A member.
        public init(_ name: String, _ value: GraphQLValue) {
            self.name = name
            self.value = value
        }
    }

    /// Nothing.
    case null
    /// True or false.
    case boolean(Bool)
    /// A whole number.
    case int(Int)
    /// A whole number beyond 64 bits, as it is written.
    case digits(String)
    /// Any other number.
    case float(Double)
    /// A text.
    case string(String)
    /// A name of an enum.
    case `enum`(String)
    /// A list.
    case list([GraphQLValue])
    /// An object; members keep their order.
    case object([Member])

    /// The last member of a name, if this is an object that has one.
    public subscript(name: String) -> GraphQLValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.name.isExactly(name) }?.value
    }

    /// Whether this is `null`.
    public var isNull: Bool { self == .null }
}

extension GraphQLValue: Hashable {
    /// Whether both are written alike.
    public static func == (first: GraphQLValue, second: GraphQLValue) -> Bool {
        switch (first, second) {
        case (.null, .null): true
        case (.boolean(let first), .boolean(let second)): first == second
        case (.int(let first), .int(let second)): first == second
        case (.float(let first), .float(let second)): first == second
        case (.digits(let first), .digits(let second)), (.string(let first), .string(let second)),
            (.enum(let first), .enum(let second)):
            first.isExactly(second)
        case (.list(let first), .list(let second)): first == second
        case (.object(let first), .object(let second)): first == second
        default: false
        }
    }

    /// Hashes texts by their bytes.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .boolean(let isTrue): hasher.combine(isTrue)
        case .int(let whole): hasher.combine(whole)
        case .float(let float): hasher.combine(float)
        case .digits(let text), .string(let text), .enum(let text): hasher.combine(ExactText(text))
        case .list(let items): hasher.combine(items)
        case .object(let members): hasher.combine(members)
        }
    }
}

extension GraphQLValue.Member: Hashable {
    /// Whether both are written alike.
    public static func == (first: Self, second: Self) -> Bool {
        first.name.isExactly(second.name) && first.value == second.value
    }

    /// Hashes the name by its bytes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ExactText(name))
        hasher.combine(value)
    }
}

extension GraphQLValue {
    /// A value where it stands, the rest of a member, and what a list and an object have beside what is in them.
    private static let weights = (place: 24, member: 16, list: 32, object: 64)

    /// About how many bytes it is held in, as much of it as stands several times each time.
    var heldBytes: Int {
        var room = Int.max
        hold(in: &room)
        return .max - room
    }

    /// Takes the bytes that it is held in from the room that is left; once there is none, nothing more is counted.
    ///
    /// Values share what stands several times in them. What is read of them does not: an object becomes a value of
    /// Swift's at each place, which takes many times what a number does, and a text is written wherever it stands.
    func hold(in room: inout Int) {
        room -= Self.weights.place
        switch self {
        case .null, .boolean, .int, .float: break
        case .string(let text), .enum(let text), .digits(let text): room -= text.utf8.count
        case .list(let items):
            room -= Self.weights.list
            for item in items {
                guard room >= 0 else { return }
                item.hold(in: &room)
            }
        case .object(let members):
            room -= Self.weights.object
            for member in members {
                guard room >= 0 else { return }
                room -= Self.weights.member + member.name.utf8.count
                member.value.hold(in: &room)
            }
        }
    }
}
