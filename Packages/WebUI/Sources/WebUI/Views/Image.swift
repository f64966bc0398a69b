import Foundation

/// A picture: a symbol, or one from the app's resources.
public struct Image: Equatable {
    let systemName: String?
    let resource: String?
    var isDecorative = false
    var isResizable = false
    private var mode: TemplateRenderingMode?

    /// How large a symbol is beside text.
    public nonisolated enum Scale: Hashable, Sendable { case small, medium, large }

    /// Whether a template takes the colour around or keeps its own.
    public nonisolated enum TemplateRenderingMode: Sendable { case template, original }

    /// A symbol by its name.
    public init(systemName: String) {
        self.systemName = systemName
        resource = nil
    }

    init(url: String) {
        systemName = nil
        resource = url
    }

    /// Lets the picture take the size of its frame.
    public func resizable() -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    /// Draws the picture as a stencil in the colour around it, or in its own colours.
    ///
    /// A symbol's own colour is that of text. A stencil of a picture from another site needs that site's permission
    /// (CORS), without which it stays empty.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.mode = renderingMode
        return copy
    }
}

extension Image: View, PrimitiveView {
    /// Brings the node up to date with this value.
    public static func _update(_ view: Image, _ node: _ViewNode) {
        let environment = node.inputs.environment
        if let name = view.systemName {
            node.setElement("svg") { view.drawSymbol(&$0, environment) }
            node.update(0, SymbolUse(name: name), inputs: node.inputs.inside)
        } else if view.mode == .template, let resource = view.resource {
            node.setElement("span") { view.drawStencil(&$0, of: resource, environment) }
        } else {
            node.setElement("img") { draft in
                draft.attributes["src"] = view.resource
                draft.attributes["alt"] = ""
                draft.attributes["loading"] = "lazy"
                draft.attributes["decoding"] = "async"
                draft.attributes["referrerpolicy"] = "no-referrer"
                draft.classes = view.isResizable ? ["image", "resizable"] : ["image"]
                if view.isResizable { draft.flexibility = .fixed(x: true, y: true) }
            }
        }
    }

    private func drawStencil(_ draft: inout ElementDraft, of resource: String, _ environment: EnvironmentValues) {
        draft.classes = isResizable ? ["image", "stencil", "resizable"] : ["image", "stencil"]
        draft.attributes["aria-hidden"] = "true"
        let address = resource.replacing("\\", with: "%5C").replacing("\"", with: "%22")
        draft.styles["mask-image"] = "url(\"\(address)\")"
        if let foreground = environment.text.foreground { draft.styles["color"] = foreground }
        if isResizable { draft.flexibility = .fixed(x: true, y: true) }
    }

    private func drawSymbol(_ draft: inout ElementDraft, _ environment: EnvironmentValues) {
        draft.classes = ["icon"]
        draft.attributes["aria-hidden"] = "true"
        draft.attributes["viewBox"] = "0 0 24 24"
        environment.text.font?.draw(&draft)
        if let weight = environment.text.weight { draft.styles["font-weight"] = String(weight.css) }
        if mode == .original {
            draft.styles["color"] = "var(--text)"
        } else if let foreground = environment.text.foreground {
            draft.styles["color"] = foreground
        }
        switch environment.controls.imageScale {
        case .small: draft.classes.append("icon-small")
        case .large: draft.classes.append("icon-large")
        default: break
        }
        if isResizable {
            draft.classes.append("resizable")
            draft.flexibility = .fixed(x: true, y: true)
        }
    }
}

/// The reference into the sprite of symbols.
private struct SymbolUse: View, PrimitiveView {
    let name: String

    static func _update(_ view: SymbolUse, _ node: _ViewNode) {
        let base = node.inputs.environment.symbolSprite
        node.setElement("use") { $0.attributes["href"] = "\(base)#\(view.name)" }
    }
}

nonisolated extension EnvironmentValues {
    private struct SpriteKey: EnvironmentKey {
        static var defaultValue: String { "icons.svg" }
    }

    /// The address of the sprite of symbols.
    package var symbolSprite: String {
        get { self[SpriteKey.self] }
        set { self[SpriteKey.self] = newValue }
    }
}

extension View {
    /// How large symbols are beside text.
    public func imageScale(_ scale: Image.Scale) -> some View {
        modifier(EnvironmentModifier(value: scale) { $0.controls.imageScale = scale })
    }
}
