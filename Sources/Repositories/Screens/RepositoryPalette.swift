package import DesignSystem

/// Colours that mean the same on every screen about a repository.
package enum RepositoryPalette {
    package static let link = AdaptiveColor(light: 0x0969DA, dark: 0x58A6FF)
    package static let star = AdaptiveColor(light: 0xD4A72C, dark: 0xE3B341)
}
