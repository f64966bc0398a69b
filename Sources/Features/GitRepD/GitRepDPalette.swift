import DesignSystem
import SwiftUI

/// GitRepD's identity: ink on paper, blue links, a gold star.
enum GitRepDPalette {
    static let accent = AdaptiveColor(light: 0x24292F, dark: 0xD0D7DE)
    static let link = AdaptiveColor(light: 0x0969DA, dark: 0x58A6FF)
    static let star = AdaptiveColor(light: 0xD4A72C, dark: 0xE3B341)
    /// Behind white words: the gold itself has too little contrast.
    static let saveGround = AdaptiveColor(light: 0x8A6100, dark: 0x8A6100)
    static let editGround = AdaptiveColor(light: 0x0969DA, dark: 0x1F6FEB)
}
