import Foundation
public import WebUI

/// A button that lets the person choose a picture of theirs, of at most 16 MB.
public struct PhotosPicker<Label: View>: View {
    @Binding private var selection: PhotosPickerItem?
    @Environment(\.buttonStyleName) private var style
    private let filter: PHPickerFilter
    private let label: Label

    /// A picker with any label.
    public init(
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        @ViewBuilder label: () -> Label
    ) {
        _selection = selection
        self.filter = filter ?? .images
        self.label = label()
    }

    /// The label, over the browser's own field for files.
    public var body: some View {
        HTMLElement("label", draw: { $0.classes = ["btn", "btn-\(style)", "file"] }) {
            FileInput(types: filter.types) { selection = PhotosPickerItem(try? $0.get(), as: filter) }
            label
        }
    }
}

extension PhotosPicker where Label == Text {
    /// A picker with a text that is looked up in the app's tables.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil
    ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
    }

    /// A picker with a text.
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil
    ) {
        self.init(selection: selection, matching: filter) { Text(title) }
    }
}

/// Which pictures are offered.
public nonisolated struct PHPickerFilter: Hashable, Sendable {
    let types: [UTType]

    /// Pictures of every kind.
    public static let images = PHPickerFilter(types: [.image])
}

/// A picture that was chosen.
public nonisolated struct PhotosPickerItem: Hashable, Sendable {
    private let id = UUID()
    /// `nil` for one that is too large or cannot be read.
    private let file: ChosenFile?
    /// The kinds it can be had as; the browser's claim.
    public let supportedContentTypes: [UTType]

    init(_ file: ChosenFile?, as filter: PHPickerFilter) {
        self.file = file
        supportedContentTypes = filter.types
    }

    /// The picture as bytes; `nil` for what it cannot be had as.
    ///
    /// The bytes are a stranger's: look at them before they are shown to others.
    ///
    /// - Throws: `CocoaError` for a picture that is too large to be handed over, or cannot be read.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard let file else { throw CocoaError(.fileReadTooLarge) }
        return try await Self.content(of: file) as? T
    }

    /// Read off the main actor.
    @concurrent private static func content(of file: ChosenFile) async throws -> Data {
        try Data(contentsOf: file.url)
    }

    /// The same choice.
    public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

    /// By the choice, not by what was chosen.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
