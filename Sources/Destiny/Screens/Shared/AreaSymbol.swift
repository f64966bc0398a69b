import DestinyDomain
import SwiftUI

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
