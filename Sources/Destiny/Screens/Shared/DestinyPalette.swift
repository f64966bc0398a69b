import DesignSystem
import DestinyDomain
import SwiftUI

/// Destiny's identity, a warm observatory: navy and gold on cream, gold on the night sky.
///
/// Every pair of words and ground that the screens make has at least 4.5:1.
enum DestinyPalette {
    static let ground = AdaptiveColor(light: 0xF2F1F3, dark: 0x141A26)
    static let card = AdaptiveColor(light: 0xFFFFFF, dark: 0x1E2636)
    /// Fields and chips on a card.
    static let well = AdaptiveColor(light: 0xF2F1F3, dark: 0x2A3448)
    static let text = AdaptiveColor(light: 0x263248, dark: 0xECE9E2)
    static let secondary = AdaptiveColor(light: 0x576072, dark: 0xA9B2C4)
    static let separator = AdaptiveColor(light: 0xDFDCE1, dark: 0x323C50)
    static let accent = AdaptiveColor(light: 0x263248, dark: 0xD4A84B)
    static let onAccent = AdaptiveColor(light: 0xFFFFFF, dark: 0x1A2130)
    static let gold = AdaptiveColor(light: 0xD4A84B, dark: 0xD4A84B)
    /// Gold as words: the gold itself has too little contrast on cream.
    static let goldText = AdaptiveColor(light: 0x7A5709, dark: 0xE5C274)
    static let goldWash = AdaptiveColor(light: 0xF8EFDC, dark: 0x2F2C26)
    static let onGold = Color(hex: 0x1F293D)
    static let question = AdaptiveColor(light: 0x263248, dark: 0x34456A)
    static let onQuestion = Color(hex: 0xFFFFFF)
    static let success = AdaptiveColor(light: 0x23704A, dark: 0x74CFA0)
    static let danger = AdaptiveColor(light: 0xB03442, dark: 0xF2949D)
    static let shadow = AdaptiveColor(light: 0xE3E0E6, dark: 0x0E131D)
}

/// The symbol of an area of life on a golden wash.
struct AreaSymbol: View {
    let area: LifeArea

    var body: some View {
        Image(systemName: area.systemImage)
            .font(.callout)
            .foregroundStyle(DestinyPalette.goldText)
            .frame(width: 40, height: 40)
            .background(DestinyPalette.goldWash, in: Circle())
            .accessibilityHidden(true)
    }
}

extension LifeArea {
    var systemImage: String {
        switch self {
        case .personality: "person"
        case .marriage: "heart"
        case .career: "briefcase"
        case .finance: "chart.line.uptrend.xyaxis"
        case .health: "sun.max"
        case .education: "book"
        case .children: "person.2"
        case .home: "house"
        case .siblings: "person.3"
        case .travel: "globe"
        case .fortune: "star"
        case .spirituality: "moon.stars"
        case .conflict: "shield"
        case .general: "sparkles"
        }
    }
}
