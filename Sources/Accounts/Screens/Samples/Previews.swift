#if canImport(UIKit)
import SwiftUI

#Preview("Samples") {
    TabView {
        ForEach(Sample.all, id: \.name) { $0.view }
    }
    .tabViewStyle(.page)
}
#endif
