import SwiftUI

extension GalleryPage {
    /// What the page shows.
    @ViewBuilder var content: some View {
        switch self {
        case .buttons: ButtonsPage()
        case .toggles: TogglesPage()
        case .pickers: PickersPage()
        case .values: ValuesPage()
        case .fields: FieldsPage()
        case .dates: DatesPage()
        case .menus: MenusPage()
        default: drawing
        }
    }

    @ViewBuilder private var drawing: some View {
        switch self {
        case .text: TextPage()
        case .labels: LabelsPage()
        case .images: ImagesPage()
        case .shapes: ShapesPage()
        case .gradients: GradientsPage()
        case .effects: EffectsPage()
        case .charts: ChartsPage()
        default: containers
        }
    }

    @ViewBuilder private var containers: some View {
        switch self {
        case .layout: LayoutPage()
        case .grids: GridsPage()
        case .scrolling: ScrollingPage()
        case .lists: ListsPage()
        case .reorder: ReorderPage()
        case .forms: FormsPage()
        case .tabs: TabsPage()
        default: interaction
        }
    }

    @ViewBuilder private var interaction: some View {
        switch self {
        case .sheets: SheetsPage()
        case .alerts: AlertsPage()
        case .loading: LoadingPage()
        case .deck: DeckPage()
        case .gestures: GesturesPage()
        case .motion: MotionPage()
        case .focus: FocusPage()
        case .haptics: HapticsPage()
        case .accessibility: AccessibilityPage()
        default: DynamicTypePage()
        }
    }
}
