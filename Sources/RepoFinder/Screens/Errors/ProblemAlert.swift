import DesignSystem
import DiscoveryDomain
import SwiftUI

/// Says that something a person did was refused, and why.
struct ProblemAlert: ViewModifier {
    @Binding var problem: DiscoveryError?
    @Environment(\.dateWords) private var dateWords

    func body(content: Content) -> some View {
        content
            .alert(said?.title ?? "", isPresented: isShown) {
                Button(words("repofinder.action.ok"), role: .cancel) {}
            } message: {
                Text(said?.message ?? "")
            }
    }

    private var said: DiscoveryErrorWords? { problem.map { DiscoveryErrorWords($0, dates: dateWords) } }

    private var isShown: Binding<Bool> {
        Binding {
            problem != nil
        } set: { isShown in
            if !isShown { problem = nil }
        }
    }
}
