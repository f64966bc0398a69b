import SwiftUI

/// Places to type.
struct FieldsPage: View {
    @State private var name = ""
    @State private var mail = "ada@example.org"
    @State private var password = "secret"
    @State private var note = "Type here.\nThere is room for several lines."
    @State private var message = ""
    @State private var sent: [String] = []

    var body: some View {
        Specimens {
            Specimen("Text fields", note: name.isEmpty ? "Nobody yet" : "Hello, \(name)") {
                TextField("Name", text: $name)
                TextField("E-mail", text: $mail)
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                SecureField("Password", text: $password)
            }
            .textFieldStyle(.roundedBorder)
            Specimen("Send and clear", note: sent.isEmpty ? "Nothing sent" : sent.joined(separator: " · ")) {
                TextField("Message", text: $message)
                    .submitLabel(.send)
                    .textFieldStyle(.roundedBorder)
                    .onSubmit {
                        sent.append(message)
                        message = ""
                    }
            }
            Specimen("Several lines") {
                TextField("Grows as you type", text: $note, axis: .vertical)
                    .lineLimit(2...6)
                    .textFieldStyle(.roundedBorder)
                TextEditor(text: $note).accessibilityLabel("Note").frame(height: 110)
            }
            Specimen("States") {
                TextField("Disabled", text: .constant("Cannot be changed")).disabled(true)
                TextField("Only a prompt", text: .constant(""), prompt: Text("Search words"))
            }
            .textFieldStyle(.roundedBorder)
        }
    }
}
