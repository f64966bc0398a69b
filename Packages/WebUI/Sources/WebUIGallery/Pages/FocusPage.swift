import SwiftUI

/// Where what is typed goes.
struct FocusPage: View {
    private enum Field: String, CaseIterable { case given, family, town }

    @FocusState private var focus: Field?
    @State private var texts: [Field: String] = [:]
    @State private var key = "No key yet"

    var body: some View {
        Specimens {
            Specimen("Fields", note: focus.map { "In \($0.rawValue)" } ?? "Nowhere") {
                ForEach(Field.allCases, id: \.self) { field in
                    TextField(field.rawValue.capitalized, text: text(of: field))
                        .focused($focus, equals: field)
                        .submitLabel(field == .town ? .done : .next)
                        .onSubmit { advance(from: field) }
                }
                .textFieldStyle(.roundedBorder)
                HStack {
                    Button("To the town") { focus = .town }
                    Button("Away") { focus = nil }
                }
                .buttonStyle(.bordered)
            }
            Specimen("Keys", note: key) {
                Text("Press arrows or space while this has the focus.")
                    .padding()
                    .frame(maxWidth: .infinity)
                    .background(.fill, in: RoundedRectangle(cornerRadius: 12))
                    .focusable()
                    .onKeyPress(.leftArrow) { heard("Left") }
                    .onKeyPress(.rightArrow) { heard("Right") }
                    .onKeyPress(.space) { heard("Space") }
                Button("⌘B, or Control-B") { key = "Shortcut" }
                    .keyboardShortcut("b")
                    .buttonStyle(.bordered)
            }
        }
    }

    private func text(of field: Field) -> Binding<String> {
        Binding(get: { texts[field] ?? "" }, set: { texts[field] = $0 })
    }

    private func advance(from field: Field) {
        switch field {
        case .given: focus = .family
        case .family: focus = .town
        case .town: focus = nil
        }
    }

    private func heard(_ name: String) -> KeyPress.Result {
        key = name
        return .handled
    }
}
