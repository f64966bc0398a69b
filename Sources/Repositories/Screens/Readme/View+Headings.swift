import Foundation
package import SwiftUI

extension View {
    /// Lets links that are nothing but the name of a heading scroll to it, in the scroll views in this view.
    package func leadsToHeadings() -> some View {
        ScrollViewReader { proxy in
            environment(
                \.openURL,
                OpenURLAction { url in
                    guard url.absoluteString.hasPrefix("#"), let name = url.fragment(percentEncoded: false) else {
                        return .systemAction
                    }
                    proxy.scrollTo(name, anchor: .top)
                    return .handled
                }
            )
        }
    }
}
