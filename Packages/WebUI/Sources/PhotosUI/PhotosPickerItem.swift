import Foundation
public import WebUI

/// A picture that was chosen.
public nonisolated struct PhotosPickerItem: Hashable, Sendable {
    private let id = UUID()
    private let data: Data
    /// The kinds it can be had as; the browser's claim.
    public let supportedContentTypes: [UTType]

    init(_ file: ChosenFile, as filter: PHPickerFilter) {
        data = file.data
        supportedContentTypes = filter.types
    }

    /// The picture as bytes; `nil` for what it cannot be had as.
    ///
    /// The bytes are a stranger's: look at them before they are shown to others.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { data as? T }

    /// The same choice.
    public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

    /// By the choice, not by what was chosen.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
