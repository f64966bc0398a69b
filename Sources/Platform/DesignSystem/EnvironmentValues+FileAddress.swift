package import Foundation
package import SwiftUI

/// Where files of the server are, by their paths: beside the page on the web, at the server's address on a phone.
nonisolated private struct FileAddressKey: EnvironmentKey {
    static let defaultValue: @Sendable (String) -> URL? = { URL(string: $0) }
}

nonisolated extension EnvironmentValues {
    /// The address of a file that is at a path of the server.
    package var fileAddress: @Sendable (String) -> URL? {
        get { self[FileAddressKey.self] }
        set { self[FileAddressKey.self] = newValue }
    }
}
