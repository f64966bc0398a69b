/// Looks of pickers.
public protocol PickerStyle {
    static var _name: String { get }
}

/// The look that suits the place.
public struct DefaultPickerStyle: PickerStyle {
    /// The engine's name for it.
    public static let _name = "automatic"
}

/// A menu.
public struct MenuPickerStyle: PickerStyle {
    /// The engine's name for it.
    public static let _name = "menu"
}

/// Side by side.
public struct SegmentedPickerStyle: PickerStyle {
    /// The engine's name for it.
    public static let _name = "segmented"
}

/// One under the other.
public struct InlinePickerStyle: PickerStyle {
    /// The engine's name for it.
    public static let _name = "inline"
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The look that suits the place.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// One under the other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A turning wheel; on the web a menu, which is a wheel where the system has them.
public struct WheelPickerStyle: PickerStyle {
    /// The engine's name for it.
    public static let _name = "menu"
}

/// A screen of its own; on the web a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// The engine's name for it.
    public static let _name = "menu"
}

/// Symbols side by side.
public struct PalettePickerStyle: PickerStyle {
    /// The engine's name for it.
    public static let _name = "segmented"
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A turning wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A screen of its own.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Symbols side by side.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
    /// The look of pickers in the view.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(value: S._name) { $0.controls.picker = S._name })
    }

    /// Hides the labels of controls; they are still read.
    public func labelsHidden() -> some View { decorated { $0.classes.append("labels-hidden") } }
}
