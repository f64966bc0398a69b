import Foundation
import SwiftUI

/// Writes dates and numbers the way of a region, when the person chose one.
struct RegionModifier: ViewModifier {
    let region: String?
    @Environment(\.locale) private var locale

    func body(content: Content) -> some View {
        content.environment(\.locale, region.map(Locale.init(identifier:)) ?? locale)
    }
}
