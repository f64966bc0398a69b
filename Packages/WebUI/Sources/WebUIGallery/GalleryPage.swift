import Foundation
import SwiftUI

/// The pages of the gallery; the raw value is the last part of its address.
nonisolated enum GalleryPage: String, CaseIterable, Identifiable {
    case buttons, toggles, pickers, values, fields, dates, menus
    case text, labels, images, shapes, gradients, effects, charts
    case layout, grids, scrolling, lists, reorder, forms, tabs
    case sheets, alerts, loading
    case deck, gestures, motion, focus, haptics
    case accessibility, dynamicType

    var id: Self { self }

    /// The pages of one part of the list.
    nonisolated enum Part: String, CaseIterable, Identifiable {
        case controls, drawing, containers, presentations, interaction, access

        var id: Self { self }
        var title: String { rawValue.capitalized }

        var pages: [GalleryPage] {
            switch self {
            case .controls: [.buttons, .toggles, .pickers, .values, .fields, .dates, .menus]
            case .drawing: [.text, .labels, .images, .shapes, .gradients, .effects, .charts]
            case .containers: [.layout, .grids, .scrolling, .lists, .reorder, .forms, .tabs]
            case .presentations: [.sheets, .alerts, .loading]
            case .interaction: [.deck, .gestures, .motion, .focus, .haptics]
            case .access: [.accessibility, .dynamicType]
            }
        }
    }

    var title: String {
        switch self {
        case .values: "Sliders and gauges"
        case .fields: "Text fields"
        case .layout: "Layout catalogue"
        case .dynamicType: "Dynamic Type"
        case .alerts: "Alerts and dialogs"
        case .loading: "Loading and empty"
        case .effects: "Effects and materials"
        default: rawValue.capitalized
        }
    }

    var symbol: String {
        switch self {
        case .buttons: "hand.thumbsup"
        case .toggles: "checkmark.circle"
        case .pickers: "list.bullet"
        case .values: "gauge.with.needle"
        case .fields: "pencil"
        case .dates: "calendar"
        case .menus: "ellipsis.circle"
        case .text: "text.alignleft"
        case .labels: "tag"
        case .images: "photo"
        case .shapes: "circle"
        case .gradients: "circle.lefthalf.filled"
        case .effects: "wand.and.stars"
        case .charts: "chart.bar"
        case .layout: "square.grid.2x2"
        case .grids: "number"
        case .scrolling: "arrow.up.arrow.down"
        case .lists: "line.3.horizontal"
        case .reorder: "chevron.up.chevron.down"
        case .forms: "slider.horizontal.3"
        case .tabs: "square.stack"
        case .sheets: "doc"
        case .alerts: "exclamationmark.triangle"
        case .loading: "hourglass"
        case .deck: "rectangle.stack"
        case .gestures: "hand.raised"
        case .motion: "play.circle"
        case .focus: "magnifyingglass"
        case .haptics: "waveform"
        case .accessibility: "person.circle"
        case .dynamicType: "eye"
        }
    }
}

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
