/// A value that is given or answered: what JSON can say, and the names of enums.
public enum GraphQLValue: Sendable, Hashable {
    /// A member of an object.
    public struct Member: Sendable, Hashable {
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
