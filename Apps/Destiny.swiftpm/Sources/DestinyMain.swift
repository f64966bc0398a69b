import DestinyApp
import Foundation
import SwiftUI

@main
struct DestinyMain: App {
    var body: some Scene {
        WindowGroup {
            if let server {
                DestinyPhoneView(
                    server: server,
                    folder: .applicationSupportDirectory.appending(path: "Destiny"),
                    products: products
                )
            } else {
                Text(verbatim: "SerendipServer in Info.plist is not an address.")
            }
        }
    }

    private var server: URL? {
        (Bundle.main.object(forInfoDictionaryKey: "SerendipServer") as? String).flatMap(URL.init(string:))
    }

    private var products: [String] {
        Bundle.main.object(forInfoDictionaryKey: "PremiumProducts") as? [String] ?? []
    }
}
