import Foundation

/// The words of the screens about accounts, from their table.
func words(_ key: String, _ arguments: any CVarArg...) -> String {
    let format = NSLocalizedString(key, bundle: .module, comment: "")
    return arguments.isEmpty ? format : String(format: format, arguments: arguments)
}
