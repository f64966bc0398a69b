import SwiftUI

/// A button that counts its taps; the count shows whose state it is.
struct Counter: View {
    let name: String
    @State private var count = 0

    init(_ name: String) { self.name = name }

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
    }
}
