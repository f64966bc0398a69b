import Foundation
import WebUIClient

/// The symbols that are drawn, for finding names that none has.
enum SymbolSheet {
    /// The names, from the sprite itself.
    static let names: Set<String> = {
        let file = ClientAssets.files.first { $0.key.hasSuffix("icons.svg") }
        let parts = String(decoding: file?.value.bytes ?? [], as: UTF8.self).components(separatedBy: "<symbol id=\"")
        return Set(parts.dropFirst().compactMap { $0.split(separator: "\"").first.map(String.init) })
    }()

    /// Names in a document that no symbol has, in the order they stand in.
    static func unknown(in root: DocumentNode) -> [String] {
        root.descendants.compactMap { node in
            guard node.tag == "use", let name = node.attributes["href"]?.split(separator: "#").last else { return nil }
            return names.contains(String(name)) ? nil : String(name)
        }
    }
}
