import DesignSystem
import PitchDeckDomain
import SwiftUI

/// PitchDeck's identity: a bright, exact ledger.
enum PitchDeckPalette {
    static let accent = AdaptiveColor(light: 0x0F766E, dark: 0x2DD4BF)
    /// Words on the accent.
    static let onAccent = AdaptiveColor(light: 0xFFFFFF, dark: 0x062925)
    /// Behind words of the accent.
    static let tint = AdaptiveColor(light: 0xD7F0EC, dark: 0x12403B)
    static let warning = AdaptiveColor(light: 0x8A5A00, dark: 0xE0A63A)
    static let warningTint = AdaptiveColor(light: 0xFBEFD5, dark: 0x3E2E0E)
    static let sample = AdaptiveColor(light: 0x5B3E96, dark: 0xC4B1F5)
    static let sampleTint = AdaptiveColor(light: 0xEDE6FA, dark: 0x352A52)
    static let card = AdaptiveColor(light: 0xFFFFFF, dark: 0x1B2023)
    static let ground = AdaptiveColor(light: 0xF4F7F6, dark: 0x121516)
    static let line = AdaptiveColor(light: 0xDCE4E2, dark: 0x30383A)
}

/// A word about how something stands, on a ground of its colour.
struct StatusChip: View {
    enum Tone {
        case plain, accent, warning, sample
    }

    let text: String
    var tone = Tone.plain

    var body: some View {
        Text(verbatim: text)
            .font(.caption)
            .fontWeight(.semibold)
            .foregroundStyle(ink)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(ground, in: Capsule())
    }

    private var ink: AnyShapeStyle {
        switch tone {
        case .plain: AnyShapeStyle(.secondary)
        case .accent: AnyShapeStyle(PitchDeckPalette.accent)
        case .warning: AnyShapeStyle(PitchDeckPalette.warning)
        case .sample: AnyShapeStyle(PitchDeckPalette.sample)
        }
    }

    private var ground: AnyShapeStyle {
        switch tone {
        case .plain: AnyShapeStyle(Palette.surface)
        case .accent: AnyShapeStyle(PitchDeckPalette.tint)
        case .warning: AnyShapeStyle(PitchDeckPalette.warningTint)
        case .sample: AnyShapeStyle(PitchDeckPalette.sampleTint)
        }
    }
}

/// The main thing to do on a screen.
struct LedgerButtonStyle: ButtonStyle {
    var isProminent = true

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.body)
            .fontWeight(.semibold)
            .foregroundStyle(isProminent ? PitchDeckPalette.onAccent : PitchDeckPalette.accent)
            .padding(.horizontal, Spacing.section)
            .frame(minHeight: 44)
            .background(
                isProminent ? PitchDeckPalette.accent : PitchDeckPalette.tint,
                in: RoundedRectangle(cornerRadius: Radius.control)
            )
            .opacity(configuration.isPressed ? 0.8 : 1)
    }
}

/// A part of a page on paper of its own.
struct LedgerCard<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) { content }
            .padding(Spacing.section)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(PitchDeckPalette.card, in: RoundedRectangle(cornerRadius: Radius.card))
            .overlay { RoundedRectangle(cornerRadius: Radius.card).stroke(PitchDeckPalette.line, lineWidth: 1) }
    }
}
