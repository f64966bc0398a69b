import FindieApp
import Foundation
import SwiftUI

@main
struct FindieMain: App {
    var body: some Scene {
        WindowGroup {
            if let server {
                FindiePhoneView(server: server, folder: .applicationSupportDirectory.appending(path: "Findie"))
            } else {
                Text(verbatim: "SerendipServer in Info.plist is not an address.")
            }
        }
    }

    private var server: URL? {
        (Bundle.main.object(forInfoDictionaryKey: "SerendipServer") as? String).flatMap(URL.init(string:))
    }
}
