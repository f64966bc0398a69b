package import Foundation

/// Whether a person has premium, by what the store signed.
package struct SubscriptionStatus: Codable, Hashable, Sendable {
    package var state: State
    package var productID: String?
    /// When the paid time ends or ended.
    package var expiresAt: Date?
    /// Whether it was bought in the store's test environment.
    package var isSandbox: Bool

    package enum State: String, Codable, Hashable, Sendable, CaseIterable {
        /// Never subscribed.
        case none
        case active
        case expired
        /// The store took it back.
        case revoked
    }

    package init(state: State, productID: String? = nil, expiresAt: Date? = nil, isSandbox: Bool = false) {
        self.state = state
        self.productID = productID
        self.expiresAt = expiresAt
        self.isSandbox = isSandbox
    }

    package static let none = SubscriptionStatus(state: .none)
    package var isPremium: Bool { state == .active }
}
