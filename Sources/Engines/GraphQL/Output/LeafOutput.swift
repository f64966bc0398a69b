/// A Swift type whose values are leaves.
public protocol LeafOutput: OutputElement {
    /// Why values of this type are none of a leaf's; `nil` where they are.
    static func misfit(_ kind: LeafKind) -> String?

    /// Writes the value.
    ///
    /// - Throws: ``LeafFault`` where it is none of the type's.
    func write(as kind: LeafKind, to json: inout JSONText) throws(LeafFault)
}

extension LeafOutput {
    /// A column of leaves.
    @inlinable
    public static func column(of rows: [Self]) -> any Column {
        LeafColumn(rows)
    }
}

extension String: LeafOutput {
    /// Texts are texts, ids and values of scalars of one's own.
    public static func misfit(_ kind: LeafKind) -> String? {
        switch kind {
        case .string, .id, .custom: nil
        default: "String is no \(kind.name)"
        }
    }

    /// Writes it in quotes.
    @inlinable
    public func write(as kind: LeafKind, to json: inout JSONText) throws(LeafFault) {
        json.string(self)
    }
}

extension Int: LeafOutput {
    /// Whole numbers are numbers and ids.
    public static func misfit(_ kind: LeafKind) -> String? {
        switch kind {
        case .int, .float, .id, .custom: nil
        default: "Int is no \(kind.name)"
        }
    }

    /// Writes it, as a text where it is an id.
    public func write(as kind: LeafKind, to json: inout JSONText) throws(LeafFault) {
        switch kind {
        case .id:
            json.append(UInt8(ascii: "\""))
            json.integer(self)
            json.append(UInt8(ascii: "\""))
        case .int where Int32(exactly: self) == nil:
            throw LeafFault("Int cannot represent non 32-bit signed integer value: \(self)")
        default: json.integer(self)
        }
    }
}

extension Double: LeafOutput {
    /// Numbers are of `Float`.
    public static func misfit(_ kind: LeafKind) -> String? {
        switch kind {
        case .float, .custom: nil
        default: "Double is no \(kind.name)"
        }
    }

    /// Writes it.
    public func write(as kind: LeafKind, to json: inout JSONText) throws(LeafFault) {
        guard isFinite else { throw LeafFault("Float cannot represent non numeric value: \(self)") }
        json.number(self)
    }
}

extension Bool: LeafOutput {
    /// True and false are of `Boolean`.
    public static func misfit(_ kind: LeafKind) -> String? {
        switch kind {
        case .boolean, .custom: nil
        default: "Bool is no \(kind.name)"
        }
    }

    /// Writes it.
    public func write(as kind: LeafKind, to json: inout JSONText) throws(LeafFault) {
        self ? json.raw("true") : json.raw("false")
    }
}

extension Moment: LeafOutput {
    /// Moments are of the scalar `DateTime`.
    public static func misfit(_ kind: LeafKind) -> String? {
        switch kind {
        case .moment, .custom, .string: nil
        default: "Moment is no \(kind.name)"
        }
    }

    /// Writes it in UTC.
    public func write(as kind: LeafKind, to json: inout JSONText) throws(LeafFault) {
        json.string(description)
    }
}
