package import Foundation

/// What a call takes.
///
/// Every member that `Codable` writes has one entry in `fields`, of the same name; a member is optional, or its field
/// is required or has a default.
package protocol EndpointInput: Codable, Sendable {
    static var fields: [InputField] { get }
}

/// The input of a call that takes nothing.
package struct NoInput: EndpointInput, Hashable {
    package static let fields: [InputField] = []

    package init() {}
}

/// Names one decision of a person, so that sending it twice counts once.
package struct IdempotencyKey: Hashable, Sendable {
    package var value: UUID

    package init(_ value: UUID = UUID()) {
        self.value = value
    }
}

/// The bare UUID.
extension IdempotencyKey: Codable {
    package init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(UUID.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

/// The errors of a subject's calls, which travel as problems.
package protocol EndpointFailure: Error {
    /// For the wire; nothing in it that only a log may show.
    var problem: Problem { get }

    /// The error a problem stands for. Total: it also gets `offline`, `unreadable` and problems it does not know.
    init(problem: Problem)
}

extension Problem: EndpointFailure {
    package var problem: Problem { self }

    package init(problem: Problem) { self = problem }
}
