import Foundation
import PitchDeckApp
import SwiftUI

@main
struct PitchDeckMain: App {
    var body: some Scene {
        WindowGroup {
            if let server {
                PitchDeckPhoneView(server: server, folder: .applicationSupportDirectory.appending(path: "PitchDeck"))
            } else {
                Text(verbatim: "SerendipServer in Info.plist is not an address.")
            }
        }
    }

    private var server: URL? {
        (Bundle.main.object(forInfoDictionaryKey: "SerendipServer") as? String).flatMap(URL.init(string:))
    }
}
