package import Foundation

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
