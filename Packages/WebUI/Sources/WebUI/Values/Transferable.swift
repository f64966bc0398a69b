public import Foundation

/// What can be handed from app to app.
public protocol Transferable: Sendable {}

extension Data: Transferable {}
