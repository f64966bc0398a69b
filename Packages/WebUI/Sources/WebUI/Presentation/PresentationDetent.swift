public import Foundation

/// How high a sheet stands.
public nonisolated struct PresentationDetent: Hashable, Sendable {
    enum Height: Hashable {
        case medium, large
        case points(CGFloat)
        case fraction(CGFloat)
    }

    let height: Height

    /// About half of the screen.
    public static let medium = PresentationDetent(height: .medium)
    /// The whole screen, but for a strip at the top.
    public static let large = PresentationDetent(height: .large)

    /// So many points, at most the whole screen.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .points(max(height, 0)))
    }

    /// A part of the screen, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(min(max(fraction, 0), 1)))
    }

    /// For comparing heights on a screen of usual size; the browser knows the true one.
    private var estimate: CGFloat {
        switch height {
        case .medium: 0.5 * 844
        case .large: 844
        case .points(let points): points
        case .fraction(let fraction): fraction * 844
        }
    }

    /// Lowest first, for going through them in turn.
    static func sorted(_ detents: some Sequence<PresentationDetent>) -> [PresentationDetent] {
        detents.sorted { $0.estimate < $1.estimate }
    }

    @MainActor func draw(_ draft: inout ElementDraft) {
        switch height {
        case .large: break
        case .medium: draft.classes.append("detent-medium")
        case .points(let points): drawHeight(points.px, &draft)
        case .fraction(let fraction): drawHeight("\((fraction * 100).number)dvh", &draft)
        }
    }

    @MainActor private func drawHeight(_ css: String, _ draft: inout ElementDraft) {
        draft.classes.append("detent-height")
        draft.styles["--detent"] = css
    }
}

/// What a sheet's content says about the sheet.
struct SheetOptions: PreferenceKey {
    var detents: [PresentationDetent] = []
    var selection: Binding<PresentationDetent>?
    var indicator: Visibility?
    var isDismissDisabled = false
    /// CSS.
    var background: String?
    var cornerRadius: CGFloat?

    static var defaultValue: SheetOptions { SheetOptions() }

    static func reduce(value: inout SheetOptions, nextValue: () -> SheetOptions) {
        let next = nextValue()
        value.detents += next.detents
        value.selection = value.selection ?? next.selection
        value.indicator = value.indicator ?? next.indicator
        value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
        value.background = value.background ?? next.background
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    }
}

extension View {
    private func sheetOptions(_ change: (inout SheetOptions) -> Void) -> some View {
        var options = SheetOptions()
        change(&options)
        return preference(key: SheetOptions.self, value: options)
    }

    /// The heights a sheet can stand at; it begins at the lowest, and its grip goes through them.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheetOptions { $0.detents = PresentationDetent.sorted(detents) }
    }

    /// The heights a sheet can stand at, and which of them it has now.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View {
        sheetOptions {
            $0.detents = PresentationDetent.sorted(detents)
            $0.selection = selection
        }
    }

    /// Shows or hides the handle at a sheet's top edge; by itself it shows where the sheet has several heights.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetOptions { $0.indicator = visibility == .automatic ? nil : visibility }
    }

    /// Keeps a sheet from being closed by dragging, by Escape and by a tap beside it.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheetOptions { $0.isDismissDisabled = isDisabled }
    }

    /// The ground of a sheet.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let css = style._css(in: EnvironmentValues())
        return sheetOptions { $0.background = css }
    }

    /// How round a sheet's corners are.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheetOptions { $0.cornerRadius = cornerRadius }
    }
}
