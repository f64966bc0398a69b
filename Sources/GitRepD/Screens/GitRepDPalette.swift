import DesignSystem
import RepositoryScreens
import SwiftUI

/// GitRepD's identity: ink on paper; the links' blue and the star's gold are `RepositoryPalette`'s.
enum GitRepDPalette {
    static let accent = AdaptiveColor(light: 0x24292F, dark: 0xD0D7DE)
    /// Behind white words: the gold itself has too little contrast.
    static let saveGround = AdaptiveColor(light: 0x8A6100, dark: 0x8A6100)
    static let editGround = AdaptiveColor(light: 0x0969DA, dark: 0x1F6FEB)
}
