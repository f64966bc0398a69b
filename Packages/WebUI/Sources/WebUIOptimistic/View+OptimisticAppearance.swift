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

    /// Lets a browser set this stack's texts and pictures as one running text, which breaks where a line is full.
    ///
    /// Each picture stands in its line like a letter. On Apple's systems a text holds only pictures that are loaded.
    ///
    /// - Parameter rows: What stands in the stack's place there.
    /// - Returns: The stack, whose spacing is what its texts begin and end with.
    public func optimisticFlow(@ViewBuilder otherwise rows: () -> some View) -> some View {
        #if canImport(WebUI)
        decorated { draft in draft.classes.append("flow") }
        #else
        rows()
        #endif
    }

    /// Lets a browser draw this in a stack with `optimisticFlow` as wide as a part of the line.
    ///
    /// On Apple's systems it stays as wide as it is.
    ///
    /// - Parameter part: 0...1; `nil` leaves it as it is.
    /// - Returns: The view.
    @ViewBuilder public func optimisticPart(_ part: Double?) -> some View {
        #if canImport(WebUI)
        if let part {
            decorated { draft in
                draft.classes.append("part")
                draft.styles["--part"] = "\((part * 1000).rounded() / 10)%"
            }
        } else {
            self
        }
        #else
        self
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
