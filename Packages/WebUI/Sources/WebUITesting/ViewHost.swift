public import Foundation
public import WebUI
import WebUIClient

/// A view on a page of its own, for tests: events go in, the document changes.
public final class ViewHost {
    package let graph: ViewGraph
    /// What the browser shows.
    public let document = TestDocument()
    private let uploads = UploadFolder()
    private static let owner = "test"
    /// The operations of the last update.
    package private(set) var lastOperations: [WebUI.Operation] = []

    /// How many operations the last update took.
    public var lastOperationCount: Int { lastOperations.count }

    /// Opens a page with the view.
    public init<V: View>(_ view: V, environment: EnvironmentValues = EnvironmentValues()) {
        graph = ViewGraph(environment: environment)
        graph.uploads = PageUploads(folder: uploads, owner: Self.owner)
        graph.setRoot(view)
        document.reset(graph.renderAll())
        checkSymbols()
    }

    /// A page without one of its symbols is whole; a test with an unknown name is stopped.
    private func checkSymbols() {
        let unknown = SymbolSheet.unknown(in: document.root)
        precondition(unknown.isEmpty, "No symbol is named \(unknown.joined(separator: ", ")): draw it in icons.svg.")
    }

    /// Shows another value in the same place.
    public func set<V: View>(_ view: V) {
        graph.setRoot(view)
        update()
    }

    /// Brings the document up to date.
    public func update() {
        let operations = graph.commit()
        lastOperations = operations
        document.apply(operations)
        if !operations.isEmpty { checkSymbols() }
    }

    /// Sends an event to the first element that matches, and updates.
    @discardableResult
    public func send(
        _ event: String,
        text: String? = nil,
        flag: Bool? = nil,
        numbers: [Double] = [],
        to matches: (DocumentNode) -> Bool
    ) -> Bool {
        guard let node = document.root.first(where: matches), let id = node.id else { return false }
        if let text {
            node.value = text
            node.edit += 1
        }
        graph.dispatch(
            event,
            to: id,
            EventPayload(text: text, flag: flag, edit: node.edit, numbers: numbers.map(UntrustedNumber.init))
        )
        update()
        return true
    }

    /// Chooses a file in the page's field for files, as a browser does that has sent it.
    @discardableResult
    public func choose(_ content: Data, named name: String) -> Bool {
        let file = UUID().uuidString.lowercased().replacing("-", with: "")
        if !content.isEmpty { _ = uploads.append(content, to: file, at: 0, of: content.count, owner: Self.owner) }
        guard let id = document.root.first(where: { $0.attributes["type"] == "file" })?.id else { return false }
        var payload = EventPayload(text: file, numbers: [UntrustedNumber(Double(content.count))])
        payload.name = name
        graph.dispatch("file", to: id, payload)
        update()
        return true
    }

    /// Presses the button or link with this text or label.
    @discardableResult
    public func tap(_ name: String) -> Bool {
        send("tap") { node in
            node.wants("tap") && !node.isHidden
                && (node.textContent == name || node.attributes["aria-label"] == name)
        }
    }

    /// Types into the field with this label or placeholder.
    @discardableResult
    public func type(_ text: String, into name: String) -> Bool {
        send("input", text: text) { node in
            node.attributes["aria-label"] == name || node.attributes["placeholder"] == name
        }
    }

    /// All text on the page that is not hidden.
    public var visibleText: [String] { Self.texts(document.root) }

    private static func texts(_ node: DocumentNode) -> [String] {
        guard node.attributes["hidden"] == nil else { return [] }
        if node.tag.isEmpty { return [node.text] }
        return node.children.flatMap(texts)
    }

    /// Whether the document is what a fresh page would be.
    public var matchesFreshRender: Bool {
        var writer = HTMLWriter()
        for child in graph.rendered.children { writer.write(child) }
        let fresh = TestDocument()
        fresh.reset(writer.html)
        return fresh.root.isSame(as: document.root)
    }

    /// Lets the page rest as one that nobody has used for a while.
    public func sleep() { graph.sleep() }

    /// Ends the page: everything disappears.
    public func close() { graph.tearDown() }
}

extension ViewHost {
    /// The first element of a class.
    public func element(_ name: String) -> DocumentNode? { document.root.first { $0.classes.contains(name) } }

    /// The elements of a class, in document order.
    public func elements(_ name: String) -> [DocumentNode] {
        document.root.descendants.filter { $0.classes.contains(name) }
    }

    /// The field with this label.
    public func field(_ label: String) -> DocumentNode? {
        document.root.first { ["input", "textarea"].contains($0.tag) && $0.attributes["aria-label"] == label }
    }
}

/// The symbols that are drawn, for finding names that none has.
enum SymbolSheet {
    /// The names, from the sprite itself.
    static let names: Set<String> = {
        let file = ClientAssets.files.first { $0.key.hasSuffix("icons.svg") }
        let parts = String(decoding: file?.value.bytes ?? [], as: UTF8.self).components(separatedBy: " id=\"")
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
