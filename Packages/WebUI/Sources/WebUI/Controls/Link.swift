public import Foundation

/// A link to somewhere on the web.
public struct Link<Label: View>: PrimitiveView {
    private let destination: URL
    private let label: Label

    /// A link with a label of any views.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: Link, _ node: _ViewNode) {
        let environment = node.inputs.environment
        node.setElement("a") { draft in
            draft.classes = environment.isInMenu ? ["link", "menu-item"] : ["link"]
            if environment.controls.button != "automatic" {
                draft.classes += ["btn", "btn-\(environment.controls.button)"]
            }
            if environment.isInMenu { draft.attributes["role"] = "menuitem" }
            draft.lead(to: view.destination, in: environment)
            if let foreground = environment.text.foreground { draft.styles["color"] = foreground }
            environment.text.font?.draw(&draft)
        }
        node.update(0, view.label, inputs: node.inputs.inside)
    }
}

extension Link where Label == Text {
    /// A link with a localized title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension ElementDraft {
    /// Makes it a link, which opens a page of its own.
    ///
    /// An address that is nothing but a fragment means something to the views around alone, which their `openURL` opens.
    mutating func lead(to url: URL, in environment: EnvironmentValues) {
        attributes["href"] = url.linkAddress
        if url.absoluteString.hasPrefix("#") {
            on("tap") { _ in environment.openURL(url) }
        } else {
            attributes["target"] = "_blank"
            attributes["rel"] = "noopener noreferrer"
        }
    }
}

extension URL {
    /// The address, if it is of a kind that cannot run anything; `nil` otherwise.
    nonisolated var linkAddress: String? {
        guard let scheme = scheme?.lowercased() else { return absoluteString }
        return ["http", "https", "mailto", "tel"].contains(scheme) ? absoluteString : nil
    }
}

/// A button that hands something to other apps; on the web the browser's share sheet, the clipboard or a download.
public struct ShareLink<Label: View>: View {
    private enum Item {
        case url(URL)
        case text(String)
        case file(@Sendable () async throws -> _TransferredFile?)
    }

    private let item: Item
    private let subject: Text?
    private let message: Text?
    private let label: Label
    @Environment(\._graph) private var graph
    @Environment(\.locale) private var locale

    /// Shares an address, with a label of any views.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(item: .url(item), subject: subject, message: message, label: label())
    }

    /// Shares a text, with a label of any views.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(item: .text(item), subject: subject, message: message, label: label())
    }

    /// Shares a file, with a label of any views.
    public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview,
        @ViewBuilder label: () -> Label
    ) {
        let write: @Sendable () async throws -> _TransferredFile? = {
            try await I.transferRepresentation._file(of: item)
        }
        self.init(item: .file(write), subject: subject ?? preview.title, message: message, label: label())
    }

    private init(item: Item, subject: Text?, message: Text?, label: Label) {
        self.item = item
        self.subject = subject
        self.message = message
        self.label = label
    }

    /// What it is made of.
    public var body: some View {
        Button(action: share) { label }
    }

    /// What is said where there is nothing to share with, so that the clipboard is used.
    private var copied: String { OwnWords.text("Copied to the clipboard", in: locale) }

    private func share() {
        guard let graph = graph?.graph else { return }
        let title = subject?.string(in: graph.environment) ?? ""
        let words = message?.string(in: graph.environment) ?? ""
        switch item {
        case .url(let url):
            guard let address = url.linkAddress else { return }
            graph.send(.share(title: title, text: words, url: address, copied: copied))
        case .text(let text):
            // A subject that is a file name makes a file of the text.
            if let type = FileType.of(title) {
                graph.send(.download(name: title, type: type, content: text))
            } else {
                graph.send(.share(title: title, text: text, url: "", copied: copied))
            }
        case .file(let write):
            Task {
                // What cannot be written down, or is no text, is not handed out.
                guard let file = try? await write(), let text = String(data: file.data, encoding: .utf8) else { return }
                graph.send(
                    .download(name: file.name, type: file.type.preferredMIMEType ?? "text/plain", content: text)
                )
            }
        }
    }
}

/// Types of text files, by the ending of their name.
private enum FileType {
    static func of(_ name: String) -> String? {
        let types = ["json": "application/json", "csv": "text/csv", "md": "text/markdown", "txt": "text/plain"]
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return types[name[name.index(after: dot)...].lowercased()]
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
    }

    /// Shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
    }

    /// Shares an address, with a localized title.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }

    /// Shares a text, with a localized title.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }
}

/// The label of a share button.
public struct DefaultShareLinkLabel: View {
    var title = Text("Share…")

    /// What it is made of.
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
