import Foundation
import RepoFinderApp
import SwiftUI

@main
struct RepoFinderMain: App {
    var body: some Scene {
        WindowGroup {
            if let server {
                RepoFinderPhoneView(server: server, folder: .applicationSupportDirectory.appending(path: "RepoFinder"))
            } else {
                Text(verbatim: "SerendipServer in Info.plist is not an address.")
            }
        }
    }

    private var server: URL? {
        (Bundle.main.object(forInfoDictionaryKey: "SerendipServer") as? String).flatMap(URL.init(string:))
    }
}
