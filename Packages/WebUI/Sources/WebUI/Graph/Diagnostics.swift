import Foundation

/// Warnings for the author of a view, on standard error.
package enum Diagnostics {
    /// Replaced by tests that expect a warning.
    package static var report: (String) -> Void = { message in
        FileHandle.standardError.write(Data("WebUI: \(message)\n".utf8))
    }
}
