import DesignSystem
import DiscoveryDomain
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
