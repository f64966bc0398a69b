import Foundation

/// Writes down what a scene keeps, so that its browser can carry it from one process to the next.
///
/// The browser can read it, and give it back or not, but not change it: it comes with an authentication code, which also
/// says whose it is and of which app.
struct SignedState {
    /// Whose the values are, and of which app.
    struct Scope {
        let owner: String
        let app: String
    }

    let code: @Sendable (Data) -> Data

    /// The values and their code, as text without quotes or spaces.
    func sealed(_ values: [String: String], in scope: Scope) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let payload = try encoder.encode(values)
        return "\(payload.base64EncodedString()).\(code(message(payload, scope)).base64EncodedString())"
    }

    /// The values; `nil` when they are not what was given out in this scope.
    func values(of text: String, in scope: Scope) -> [String: String]? {
        let parts = text.split(separator: ".", maxSplits: 1).map { Data(base64Encoded: String($0)) }
        guard parts.count == 2, let payload = parts[0], let claim = parts[1] else { return nil }
        guard Self.isEqual(claim, code(message(payload, scope))) else { return nil }
        // Written by another version of the server, perhaps: then it is as good as missing.
        return try? JSONDecoder().decode([String: String].self, from: payload)
    }

    private func message(_ payload: Data, _ scope: Scope) -> Data {
        // Lengths first: no owner's name runs over into the app's.
        Data("\(scope.owner.utf8.count) \(scope.app.utf8.count) \(scope.owner)\(scope.app)".utf8) + payload
    }

    /// Takes as long whichever byte differs.
    private static func isEqual(_ left: Data, _ right: Data) -> Bool {
        left.count == right.count && zip(left, right).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
