import Foundation
import GitRepDApp
import SwiftUI

@main
struct GitRepDMain: App {
    var body: some Scene {
        WindowGroup {
            if let server {
                GitRepDPhoneView(server: server, folder: .applicationSupportDirectory.appending(path: "GitRepD"))
            } else {
                Text(verbatim: "SerendipServer in Info.plist is not an address.")
            }
        }
    }

    private var server: URL? {
        (Bundle.main.object(forInfoDictionaryKey: "SerendipServer") as? String).flatMap(URL.init(string:))
    }
}
