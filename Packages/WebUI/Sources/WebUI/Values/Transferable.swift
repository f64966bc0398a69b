public import Foundation

/// Something that can be handed to other apps as a file.
public nonisolated protocol Transferable: Sendable {
    /// How it is written down.
    associatedtype Representation: TransferRepresentation

    /// How it is written down.
    static var transferRepresentation: Representation { get }
}

/// A way to write something down for other apps.
public nonisolated protocol TransferRepresentation<Item>: Sendable {
    /// What is written down.
    associatedtype Item: Transferable

    /// The file of an item; `nil` for what is not of the kind, since the kind is hidden where it is asked for.
    func _file(of item: any Transferable) async throws -> _TransferredFile?
}

/// What other apps are handed.
public nonisolated struct _TransferredFile: Sendable {
    let data: Data
    let type: UTType
    var name: String
}

/// A value that is written down as the bytes of a file.
public nonisolated struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    private let type: UTType
    private let exporting: @Sendable (Item) async throws -> Data

    /// Writes down items as files of a kind.
    ///
    /// On the web the kind has to be one of texts, such as SVG or JSON; the browser paints an SVG whose file name ends
    /// in `.png` and hands out the pixels.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (_ item: Item) async throws -> Data) {
        type = exportedContentType
        self.exporting = exporting
    }

    /// The file of an item.
    public func _file(of item: any Transferable) async throws -> _TransferredFile? {
        guard let item = item as? Item else { return nil }
        let ending = type.preferredFilenameExtension.map { "." + $0 } ?? ""
        return _TransferredFile(data: try await exporting(item), type: type, name: "file" + ending)
    }
}

extension TransferRepresentation {
    /// Gives the file a name.
    public nonisolated func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        NamedRepresentation(representation: self, name: fileName)
    }
}

private nonisolated struct NamedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    typealias Item = Base.Item

    let representation: Base
    let name: String

    func _file(of item: any Transferable) async throws -> _TransferredFile? {
        var file = try await representation._file(of: item)
        file?.name = name
        return file
    }
}

/// What other apps show of something before it is handed to them.
public struct SharePreview {
    let title: Text

    /// A preview with a localized title.
    public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

    /// A preview with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
}

nonisolated extension Data: Transferable {
    /// The bytes as they are.
    public static var transferRepresentation: DataRepresentation<Data> {
        DataRepresentation(exportedContentType: .data) { $0 }
    }
}
