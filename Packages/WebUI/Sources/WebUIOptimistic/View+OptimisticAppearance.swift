public import SwiftUI

#if canImport(WebUI)
package import WebUI
#endif

extension View {
    /// Lets a browser show this only while the page is light, or only while it is dark.
    ///
    /// A page changes between them without its server, which draws both. On Apple's systems it is the environment's
    /// `colorScheme` that counts.
    ///
    /// - Parameter scheme: When it is shown.
    /// - Returns: The view, which takes no room at other times.
    public func optimisticShown(in scheme: ColorScheme) -> some View {
        #if canImport(WebUI)
        decorated { draft in draft.classes.append(scheme == .dark ? "on-dark" : "on-light") }
        #else
        modifier(ShownInScheme(scheme: scheme))
        #endif
    }
}

#if !canImport(WebUI)
private struct ShownInScheme: ViewModifier {
    let scheme: ColorScheme
    @Environment(\.colorScheme) private var current

    func body(content: Content) -> some View {
        if current == scheme { content }
    }
}
#endif
