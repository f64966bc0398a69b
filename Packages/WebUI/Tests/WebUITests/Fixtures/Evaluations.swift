import SwiftUI

/// A text that notes every evaluation of its body.
struct Noted: View {
    let name: String
    let log: EventLog

    var body: some View {
        let _ = log.note(name)
        Text(verbatim: name)
    }
}
