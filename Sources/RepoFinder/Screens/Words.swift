import Foundation

/// RepoFinder's own words, from its table.
func words(_ key: String, _ arguments: any CVarArg...) -> String {
    words(key, arguments)
}

func words(_ key: String, _ arguments: [any CVarArg]) -> String {
    let format = NSLocalizedString(key, bundle: .module, comment: "")
    return arguments.isEmpty ? format : String(format: format, arguments: arguments)
}

/// The form of a word that goes with a count; the table has `key.one` and `key.other`, each with one `%@` for `figure`.
func counted(_ key: String, _ count: Int, figure: String? = nil) -> String {
    words(count == 1 ? "\(key).one" : "\(key).other", figure ?? String(count))
}
