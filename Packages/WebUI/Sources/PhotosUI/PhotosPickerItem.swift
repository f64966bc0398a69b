import Foundation
public import WebUI

/// A picture that was chosen.
public nonisolated struct PhotosPickerItem: Hashable, Sendable {
    private let id = UUID()
    /// `nil` for one that is too large or cannot be read.
    private let data: Data?
    /// The kinds it can be had as; the browser's claim.
    public let supportedContentTypes: [UTType]

    init(_ file: ChosenFile?, as filter: PHPickerFilter) {
        data = file?.data
        supportedContentTypes = filter.types
    }

    /// The picture as bytes; `nil` for what it cannot be had as.
    ///
    /// The bytes are a stranger's: look at them before they are shown to others.
    ///
    /// - Throws: `CocoaError` for a picture that is too large to be handed over, or cannot be read.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard let data else { throw CocoaError(.fileReadTooLarge) }
        return data as? T
    }

    /// The same choice.
    public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

    /// By the choice, not by what was chosen.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
