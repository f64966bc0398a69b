import Foundation

/// A value that does not fit its type.
struct CoercionFault: Error {
    /// What is wrong; made where it is told.
    let message: @Sendable () -> String
    /// The way into the value, outermost first.
    var path: [PathElement] = []

    init(_ message: @escaping @autoclosure @Sendable () -> String) {
        self.message = message
    }
}

/// What scalars and enums take.
enum LeafCoercion {
    /// What a literal without variables means to a scalar or an enum.
    static func coerce(_ node: ValueNode, to type: SchemaType) -> Result<GraphQLValue, CoercionFault> {
        if type.kind == .enum {
            guard case .enum(let name) = node.kind else {
                return fault("Enum '\(type.name)' cannot represent non-enum value: \(node.shown).")
            }
            return type.values.contains(name)
                ? .success(.enum(name)) : fault("Value '\(name.cut())' does not exist in '\(type.name)' enum.")
        }
        guard let value = node.constant else {
            return BuiltIns.scalars.contains(type.name) ? coerceScalar(nil, node.shown, to: type) : .success(.null)
        }
        if case .enum = node.kind, BuiltIns.scalars.contains(type.name) {
            return coerceScalar(nil, node.shown, to: type)
        }
        // A whole number in floating notation is no Int where it is written, though it is one as JSON.
        if case .float = node.kind, type.name == "Int" || type.name == "ID" {
            return coerceScalar(nil, node.shown, to: type)
        }
        if case .int(let digits) = node.kind {
            if type.name == "ID" { return .success(.string(digits)) }
            if type.name == "Int", Int(digits) == nil {
                return fault("Int cannot represent non 32-bit signed integer value: \(digits.cut())")
            }
        }
        return coerceScalar(value, node.shown, to: type)
    }

    /// What a variable's value means to a scalar or an enum.
    static func coerce(_ value: GraphQLValue, to type: SchemaType) -> Result<GraphQLValue, CoercionFault> {
        guard type.kind == .enum else {
            return coerceScalar(value, value.shown, to: type)
        }
        switch value {
        case .string(let name) where type.values.hasExactly(name), .enum(let name) where type.values.hasExactly(name):
            return .success(.enum(name))
        case .string(let name): return fault("Value '\(name.cut())' does not exist in '\(type.name)' enum.")
        default: return fault("Enum '\(type.name)' cannot represent non-string value: \(value.shown).")
        }
    }

    private static func fault(
        _ message: @escaping @autoclosure @Sendable () -> String
    ) -> Result<GraphQLValue, CoercionFault> {
        .failure(CoercionFault(message()))
    }

    /// The value as a scalar takes it; `nil` stands for what no scalar of the language can be written like.
    private static func coerceScalar(
        _ value: GraphQLValue?,
        _ shown: @escaping @autoclosure @Sendable () -> String,
        to type: SchemaType
    ) -> Result<GraphQLValue, CoercionFault> {
        switch (type.name, value) {
        case ("Int", _): return int(value, shown)
        case ("Float", .int(let number)?): return .success(.float(Double(number)))
        case ("Float", .float(let number)?) where number.isFinite: return .success(.float(number))
        case ("Float", .digits(let digits)?):
            guard let number = Double(digits), number.isFinite else {
                return fault("Float cannot represent non numeric value: \(shown())")
            }
            return .success(.float(number))
        case ("Float", _): return fault("Float cannot represent non numeric value: \(shown())")
        case ("String", .string?): return .success(value ?? .null)
        case ("String", _): return fault("String cannot represent a non string value: \(shown())")
        case ("Boolean", .boolean?): return .success(value ?? .null)
        case ("Boolean", _): return fault("Boolean cannot represent a non boolean value: \(shown())")
        case ("ID", .string?): return .success(value ?? .null)
        case ("ID", .int(let number)?): return .success(.string(String(number)))
        case ("ID", .digits(let digits)?): return .success(.string(digits))
        case ("ID", .float(let number)?):
            if let whole = Int(exactly: number) { return .success(.string(String(whole))) }
            return fault("ID cannot represent a non-string and non-integer value: \(shown())")
        case ("ID", _): return fault("ID cannot represent a non-string and non-integer value: \(shown())")
        default: return custom(value ?? .null, shown(), to: type)
        }
    }

    private static func int(
        _ value: GraphQLValue?,
        _ shown: @escaping @Sendable () -> String
    ) -> Result<GraphQLValue, CoercionFault> {
        let whole: Int?
        switch value {
        case .int(let number)?: whole = number
        case .digits?: whole = .max
        case .float(let number)? where number.isFinite && number.rounded() == number:
            whole = Int(exactly: number) ?? .max
        default: whole = nil
        }
        guard let whole else { return fault("Int cannot represent non-integer value: \(shown())") }
        guard Int32(exactly: whole) != nil else {
            return fault("Int cannot represent non 32-bit signed integer value: \(shown())")
        }
        return .success(.int(whole))
    }

    /// Scalars of a schema's own take anything, but for moments, which are RFC 3339's.
    private static func custom(
        _ value: GraphQLValue,
        _ shown: @escaping @autoclosure @Sendable () -> String,
        to type: SchemaType
    ) -> Result<GraphQLValue, CoercionFault> {
        guard type.isMoment else { return .success(value) }
        guard case .string(let text) = value, Moment(text) != nil else {
            return fault("\(type.name) cannot represent what is no RFC 3339 moment: \(shown())")
        }
        return .success(value)
    }
}

extension SchemaType {
    /// Whether this is the scalar of RFC 3339's moments.
    var isMoment: Bool {
        name == "DateTime" && node.directives.contains { $0.name.value == "specifiedBy" }
    }
}

extension ValueNode {
    /// The value, where it has no variable in it.
    var constant: GraphQLValue? {
        switch kind {
        case .variable: return nil
        case .int(let digits): return Int(digits).map { .int($0) } ?? .digits(digits)
        case .float(let digits): return Double(digits).map { .float($0) }
        case .string(let content, _): return .string(content)
        case .boolean(let isTrue): return .boolean(isTrue)
        case .null: return .null
        case .enum(let name): return .enum(name)
        case .list(let items):
            let values = items.compactMap(\.constant)
            return values.count == items.count ? .list(values) : nil
        case .object(let fields):
            let members = fields.compactMap { field in
                field.value.constant.map { GraphQLValue.Member(field.name.value, $0) }
            }
            return members.count == fields.count ? .object(members) : nil
        }
    }
}
