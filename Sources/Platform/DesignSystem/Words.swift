import Foundation

/// The design system's own words, from its table.
func words(_ key: String, _ arguments: any CVarArg...) -> String {
    let format = NSLocalizedString(key, bundle: .module, comment: "")
    return arguments.isEmpty ? format : String(format: format, arguments: arguments)
}
