/// A Swift enum whose cases are the names of a schema's enum.
public protocol EnumOutput: LeafOutput, CaseIterable, RawRepresentable where RawValue == String {}

extension EnumOutput {
    /// Every case must be a name of the enum.
    public static func misfit(_ kind: LeafKind) -> String? {
        guard case .enum(let names) = kind else { return "\(Self.self) is an enum, and \(kind.name) is none" }
        let unknown = allCases.map(\.rawValue).filter { !names.names.contains($0) }
        guard !unknown.isEmpty else { return nil }
        return "\(names.type) has no \(unknown.joined(separator: ", ")), which \(Self.self) has"
    }

    /// Writes the name.
    @inlinable
    public func write(as kind: LeafKind, to json: inout JSONText) throws(LeafFault) {
        json.string(rawValue)
    }
}
