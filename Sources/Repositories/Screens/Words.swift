package import DesignSystem
import Foundation

/// The words of repositories, on whichever app's screens,, from its table.
func words(_ key: String, _ arguments: any CVarArg...) -> String {
    words(key, arguments)
}

func words(_ key: String, _ arguments: [any CVarArg]) -> String {
    let format = NSLocalizedString(key, bundle: .module, comment: "")
    return arguments.isEmpty ? format : String(format: format, arguments: arguments)
}

/// The form of a word that goes with a count; the table has `key.one` and `key.other`, each with one `%@` for `figure`.
func counted(_ key: String, _ count: Int, figure: String) -> String {
    words(count == 1 ? "\(key).one" : "\(key).other", figure)
}

/// Colours that mean the same on every screen about a repository.
package enum RepositoryPalette {
    package static let link = AdaptiveColor(light: 0x0969DA, dark: 0x58A6FF)
    package static let important = AdaptiveColor(light: 0x8250DF, dark: 0xB58BFF)
    package static let star = AdaptiveColor(light: 0xD4A72C, dark: 0xE3B341)
}
