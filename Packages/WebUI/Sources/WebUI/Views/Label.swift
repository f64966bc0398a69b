/// A symbol with a title.
public struct Label<Title: View, Icon: View>: PrimitiveView {
    private let title: Title
    private let icon: Icon

    /// A symbol and a title of any views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: Label, _ node: _ViewNode) {
        let styling = node.inputs.environment.controls
        node.setElement("span") { draft in
            draft.classes = ["label"]
            if !styling.labelTitle { draft.classes.append("icon-only") }
        }
        if styling.labelIcon {
            node.update(
                0,
                HTMLElement("span", draw: { $0.classes = ["label-icon"] }) { view.icon },
                inputs: node.inputs.inside
            )
        } else {
            node.clear(0)
        }
        let title = HTMLElement(
            "span",
            draw: {
                $0.classes = styling.labelTitle ? ["label-title"] : ["label-title", "visually-hidden"]
            }
        ) { view.title }
        node.update(1, title, inputs: node.inputs.inside)
    }
}

extension Label where Title == Text, Icon == Image {
    /// A symbol with a localized title.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// A symbol with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}

/// Which parts of a label show.
public protocol LabelStyle {
    static var _showsTitle: Bool { get }
    static var _showsIcon: Bool { get }
}

/// Title and symbol.
public struct DefaultLabelStyle: LabelStyle {
    /// Whether the title shows.
    public static let _showsTitle = true
    /// Whether the symbol shows.
    public static let _showsIcon = true
}

/// Title and symbol.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Whether the title shows.
    public static let _showsTitle = true
    /// Whether the symbol shows.
    public static let _showsIcon = true
}

/// The symbol; the title is still read aloud.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Whether the title shows.
    public static let _showsTitle = false
    /// Whether the symbol shows.
    public static let _showsIcon = true
}

/// The title.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Whether the title shows.
    public static let _showsTitle = true
    /// Whether the symbol shows.
    public static let _showsIcon = false
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// Title and symbol.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Title and symbol.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The symbol; the title is still read aloud.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
    /// Which parts of labels in the view show.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier(value: [S._showsTitle, S._showsIcon]) {
                $0.controls.labelTitle = S._showsTitle
                $0.controls.labelIcon = S._showsIcon
            }
        )
    }
}
