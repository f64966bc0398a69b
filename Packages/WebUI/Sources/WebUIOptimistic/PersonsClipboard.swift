import SwiftUI

#if canImport(WebUI)
import WebUI
#elseif canImport(UIKit)
import UIKit
#endif

/// The clipboard of whoever presses a button, for which SwiftUI has no name on iOS.
@MainActor
public enum PersonsClipboard {
    /// Puts a text on it, as it is; on the web in the browser whose event is being handled.
    public static func copy(_ text: String) {
        #if canImport(WebUI)
        ViewGraph.running?.send(.copy(text))
        #elseif canImport(UIKit)
        UIPasteboard.general.string = text
        #endif
    }
}
