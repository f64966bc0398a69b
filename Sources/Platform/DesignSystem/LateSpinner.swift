package import SwiftUI

/// Says that something newer than what is shown is on its way; late, so that a quick answer never makes it flash.
package struct LateSpinner: View {
    package init() {}

    package var body: some View {
        ProgressView().transition(.opacity.animation(.easeOut(duration: 0.3).delay(0.15)))
    }
}
