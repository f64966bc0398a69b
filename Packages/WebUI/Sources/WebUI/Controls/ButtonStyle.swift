/// A look that comes with the system.
public protocol PrimitiveButtonStyle {
    static var _name: String { get }
}

/// The look that suits the place.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The engine's name for it.
    public static let _name = "automatic"
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The engine's name for it.
    public static let _name = "plain"
}

/// The label in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The engine's name for it.
    public static let _name = "borderless"
}

/// The label on a soft ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// The engine's name for it.
    public static let _name = "bordered"
}

/// The label on the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The engine's name for it.
    public static let _name = "prominent"
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The look that suits the place.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label alone.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the accent colour.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a soft ground.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on the accent colour.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A look of one's own.
///
/// Pressing is shown by the browser; `isPressed` is always `false`.
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style draws.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let content: AnyView

        /// What it is made of.
        public var body: some View { content }
    }

    /// What the button does to the data.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Always `false`: the browser shows the press.
    public let isPressed: Bool
}

/// A custom style without its type.
struct CustomButtonStyle {
    let body: (ButtonRole?, AnyView) -> any View
}

nonisolated extension EnvironmentValues {
    private struct CustomButtonStyleKey: EnvironmentKey {
        static var defaultValue: CustomButtonStyle? { nil }
    }

    private struct DialogDismissKey: EnvironmentKey {
        static var defaultValue: DismissAction? { nil }
    }

    /// The name of the look of buttons, for what looks like one.
    package var buttonStyleName: String { controls.button }

    var customButtonStyle: CustomButtonStyle? {
        get { self[CustomButtonStyleKey.self] }
        set { self[CustomButtonStyleKey.self] = newValue }
    }

    /// Closes the alert a button stands in, before its action.
    var dialogDismiss: DismissAction? {
        get { self[DialogDismissKey.self] }
        set { self[DialogDismissKey.self] = newValue }
    }
}

extension View {
    /// The look of buttons in the view.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(value: S._name) { $0.controls.button = S._name })
    }

    /// A look of one's own for buttons in the view.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(
            ActionModifier(action: style) { environment, box in
                environment.customButtonStyle = CustomButtonStyle { role, label in
                    box.action.makeBody(
                        configuration: ButtonStyleConfiguration(
                            role: role,
                            label: .init(content: label),
                            isPressed: false
                        )
                    )
                }
            }
        )
    }

    /// How large controls in the view are.
    public func controlSize(_ controlSize: ControlSize) -> some View {
        modifier(EnvironmentModifier(value: controlSize) { $0.controls.size = controlSize })
    }

    /// How buttons with a ground are bent at the corners.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        modifier(EnvironmentModifier(value: shape) { $0.controls.buttonShape = shape.radius })
    }

    /// Keeps controls in the view from being used.
    public func disabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier(value: disabled) { if disabled { $0.isEnabled = false } })
    }

    /// The accent of controls in the view.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        let css = tint?._css(in: EnvironmentValues())
        return decorated { if let css { $0.tint(css) } }
    }

    /// The accent of controls in the view.
    public func tint(_ tint: Color?) -> some View {
        decorated { if let tint { $0.tint(tint.css) } }
    }

    /// Hides the content of the view behind shapes.
    public func redacted(reason: RedactionReasons) -> some View {
        modifier(EnvironmentModifier(value: reason.rawValue) { $0.redactionReasons = reason })
    }

    /// Shows the content of the view after all.
    public func unredacted() -> some View {
        modifier(EnvironmentModifier(value: 0) { $0.redactionReasons = [] })
    }
}

extension ElementDraft {
    /// The accent of controls, and the ground of a swipe action.
    fileprivate mutating func tint(_ css: String) {
        styles["--accent"] = css
        if classes.contains("btn-swipe") { styles["--action"] = css }
    }
}
