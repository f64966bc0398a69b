package import Foundation

/// Names one decision of a person, so that sending it twice counts once.
package struct IdempotencyKey: Hashable, Codable, Sendable {
    package var value: UUID

    package init(_ value: UUID = UUID()) {
        self.value = value
    }
}
