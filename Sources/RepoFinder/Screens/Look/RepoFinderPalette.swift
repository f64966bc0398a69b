import DesignSystem
import DiscoveryDomain
import Foundation
import SwiftUI

/// RepoFinder's identity: a sharp, curious workshop, indigo on cool paper.
enum RepoFinderPalette {
    static let accent = AdaptiveColor(light: 0x4F46E5, dark: 0x8B85FF)
    static let onAccent = AdaptiveColor(light: 0xFFFFFF, dark: 0x14132B)
    /// The accent as a ground for words in the accent.
    static let tinted = AdaptiveColor(light: 0xEDECFD, dark: 0x262447)
    /// Under the cards.
    static let ground = AdaptiveColor(light: 0xF4F4F9, dark: 0x0F1015)
    static let card = AdaptiveColor(light: 0xFFFFFF, dark: 0x1B1D25)
    static let raised = AdaptiveColor(light: 0xFFFFFF, dark: 0x252833)
    static let edge = AdaptiveColor(light: 0xE4E4EE, dark: 0x2C2F3B)
    /// Behind the arc of the fit ring.
    static let track = AdaptiveColor(light: 0xE6E5F6, dark: 0x32344A)
    static let like = AdaptiveColor(light: 0x15803D, dark: 0x4ADE80)
    static let skip = AdaptiveColor(light: 0xB4233A, dark: 0xFB7185)
    static let saved = AdaptiveColor(light: 0xB45309, dark: 0xFBBF24)
    /// Ground of a swipe action; its words are white in both appearances.
    static let editGround = AdaptiveColor(light: 0x4F46E5, dark: 0x4338CA)
}

/// A topic of a repository.
struct TopicChip: View {
    let topic: String

    var body: some View {
        Text(verbatim: topic)
            .font(.footnote)
            .fontWeight(.medium)
            .lineLimit(1)
            .foregroundStyle(RepoFinderPalette.accent)
            .padding(EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10))
            .background(RepoFinderPalette.tinted, in: Capsule())
    }
}

/// The face of a round button under the deck.
struct RoundButtonFace<Tint: ShapeStyle>: View {
    let systemImage: String
    let size: CGFloat
    let tint: Tint

    var body: some View {
        // Of one size, since its circle does not grow with the text.
        Image(systemName: systemImage)
            .resizable()
            .scaledToFit()
            .frame(width: size * 0.5, height: size * 0.5)
            .foregroundStyle(tint)
            .frame(width: size, height: size)
            .background(RepoFinderPalette.raised, in: Circle())
            .overlay { Circle().stroke(RepoFinderPalette.edge, lineWidth: 1) }
            .shadow(color: .black.opacity(0.08), radius: 10, y: 4)
    }
}

/// A heart for what was liked, a cross for what was skipped, nothing otherwise.
struct JudgementMark: View {
    let judgement: Judgement?

    var body: some View {
        switch judgement {
        case .like:
            Image(systemName: "heart.fill")
                .foregroundStyle(RepoFinderPalette.like)
                .accessibilityLabel(words("repofinder.judgement.like"))
        case .skip:
            Image(systemName: "xmark")
                .foregroundStyle(.secondary)
                .accessibilityLabel(words("repofinder.judgement.skip"))
        case nil: EmptyView()
        }
    }
}

/// How well a card fits, 0...100, as an arc that closes.
struct FitRing: View {
    let fit: Int
    /// Points across with text of the usual size.
    var size: CGFloat = 58

    var body: some View {
        figure
            .padding(.horizontal, size * 0.28)
            .padding(.vertical, size * 0.16)
            // Larger only where its words are.
            .frame(minWidth: size, minHeight: size)
            .background { ring.padding(lineWidth / 2) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(words("repofinder.card.fit", String(fit)))
    }

    private var figure: some View {
        VStack(spacing: -2) {
            Text(verbatim: String(fit))
                .font(.system(size: size * 0.34, weight: .bold, design: .rounded))
                .monospacedDigit()
            Text("repofinder.card.fit.word", bundle: .module)
                .font(.system(size: size * 0.16, weight: .semibold))
                .foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .fixedSize()
    }

    private var ring: some View {
        ZStack {
            Circle()
                .stroke(RepoFinderPalette.track, lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: max(0.02, Double(fit) / 100))
                .stroke(RepoFinderPalette.accent, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
        }
    }

    private var lineWidth: CGFloat { size / 11 }
}

nonisolated private struct ReducesMotionKey: EnvironmentKey {
    static let defaultValue = false
}

nonisolated extension EnvironmentValues {
    /// Movement becomes fades: the system or the person asks for it.
    var reducesMotion: Bool {
        get { self[ReducesMotionKey.self] || accessibilityReduceMotion }
        set { self[ReducesMotionKey.self] = newValue }
    }
}

/// Writes dates and numbers the way of a region, when the person chose one.
struct RegionModifier: ViewModifier {
    let region: String?
    @Environment(\.locale) private var locale

    func body(content: Content) -> some View {
        content.environment(\.locale, region.map(Locale.init(identifier:)) ?? locale)
    }
}
