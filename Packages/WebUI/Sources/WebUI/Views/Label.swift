/// A symbol with a title.
public struct Label<Title: View, Icon: View>: PrimitiveView {
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

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
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

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
    public static let _showsTitle = true
    public static let _showsIcon = true
}

/// Title and symbol.
public struct TitleAndIconLabelStyle: LabelStyle {
    public static let _showsTitle = true
    public static let _showsIcon = true
}

/// The symbol; the title is still read aloud.
public struct IconOnlyLabelStyle: LabelStyle {
    public static let _showsTitle = false
    public static let _showsIcon = true
}

/// The title.
public struct TitleOnlyLabelStyle: LabelStyle {
    public static let _showsTitle = true
    public static let _showsIcon = false
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier(value: [S._showsTitle, S._showsIcon]) {
                $0.controls.labelTitle = S._showsTitle
                $0.controls.labelIcon = S._showsIcon
            }
        )
    }
}
