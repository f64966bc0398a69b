/// Rows under a header.
public struct Section<Parent: View, Content: View, Footer: View>: StructuralView {
    private let header: Parent
    private let content: Content
    private let footer: Footer

    private init(parts header: Parent, _ content: Content, _ footer: Footer) {
        self.header = header
        self.content = content
        self.footer = footer
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: Section, _ node: _ViewNode) {
        node.setPreference(SectionPresence.self, true)
        let rows = node.inputs.list as? RowContext
        let edges = rows?.traits.sectionSeparators ?? []
        node.setElement("section") { draft in
            draft.classes = ["section"]
            if edges.contains(.top) { draft.classes.append("separator-above") }
            if edges.contains(.bottom) { draft.classes.append("separator-below") }
        }
        let inside = node.inputs.inside
        if Parent.self != EmptyView.self {
            let header = HTMLElement("h2", draw: { $0.classes = ["section-header"] }) { view.header }
            node.update(0, header, inputs: inside)
        }
        node.update(1, SectionRows(content: view.content, context: rows, each: node.inputs.each), inputs: inside)
        if Footer.self != EmptyView.self {
            let footer = HTMLElement("div", draw: { $0.classes = ["section-footer"] }) { view.footer }
            node.update(2, footer, inputs: inside)
        }
    }
}

private struct SectionRows<Content: View>: PrimitiveView {
    let content: Content
    let context: RowContext?
    let each: EachModifier?

    static func _update(_ view: SectionRows, _ node: _ViewNode) {
        node.setElement("div") { draft in
            draft.classes = ["section-rows"]
            if view.context != nil { draft.attributes["role"] = "list" }
        }
        var inputs = node.inputs.inside
        inputs.each = view.each
        if view.context != nil {
            let own = node.memory as? RowContext ?? RowContext()
            node.memory = own
            own.isSection = true
            own.takeBackground(from: view.context)
            inputs.list = own
        }
        node.update(0, view.content, inputs: inputs)
    }
}

extension Section {
    /// Rows under a header, with a footer.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(parts: header(), content(), footer())
    }
}

extension Section where Footer == EmptyView {
    /// Rows under a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(parts: header(), content(), EmptyView())
    }
}

extension Section where Parent == EmptyView {
    /// Rows with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(parts: EmptyView(), content(), footer())
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Rows that belong together.
    public init(@ViewBuilder content: () -> Content) { self.init(parts: EmptyView(), content(), EmptyView()) }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Rows under a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(parts: Text(titleKey), content(), EmptyView())
    }

    /// Rows under a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(parts: Text(title), content(), EmptyView())
    }
}
