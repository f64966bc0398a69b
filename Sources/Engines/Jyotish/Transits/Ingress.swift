package import Foundation

/// A body's change of sign.
package struct Ingress: Hashable, Sendable {
    package let body: Body
    package let instant: Date
    package let from: Sign
    /// The next sign, or the previous one while retrograde.
    package let to: Sign
}
