/// What becomes of a value: an argument tells whether it was left out, `null`, or given.
public enum Change<Value: Decodable & Sendable>: Decodable, Sendable {
    /// It was left out.
    case unchanged
    /// It was `null`.
    case cleared
    /// It was given.
    case set(Value)

    /// Reads an argument or a field of an input.
    public init(from decoder: any Decoder) throws {
        if let decoder = decoder as? any AbsenceDecoder {
            guard !decoder.isAbsent else {
                self = .unchanged
                return
            }
            guard !decoder.takesNull() else {
                self = .cleared
                return
            }
        }
        self = .set(try Value(from: decoder))
    }
}

extension Change: Equatable where Value: Equatable {}

/// A type that tells what was left out from what was `null`.
protocol AbsenceAware {}

extension Change: AbsenceAware {}

/// A decoder that can say whether there is anything.
protocol AbsenceDecoder: Decoder {
    var isAbsent: Bool { get }
    /// Whether the value is `null`; asking says that it may be.
    func takesNull() -> Bool
}

/// A type whose values cannot be made of just any text or number, with one to find out what it reads.
public protocol Probed: Decodable {
    /// Any value.
    static var probe: Self { get }
}
