public import Foundation

extension View {
    /// Lets the person choose a file of at most 8 MB, which is at the URL until the action returns.
    public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            PresentationModifier(isPresented: { isPresented.wrappedValue }) {
                DialogView(
                    kind: .alert,
                    title: Text("Choose a file"),
                    dismiss: { isPresented.wrappedValue = false },
                    content: FilePicker(types: allowedContentTypes) { result in
                        isPresented.wrappedValue = false
                        onCompletion(result)
                    }
                )
            }
        )
    }
}

private struct FilePicker: View {
    let types: [UTType]
    let onCompletion: (Result<URL, any Error>) -> Void

    var body: some View {
        HTMLElement("h2", draw: { $0.classes = ["alert-title"] }) { Text("Choose a file") }
        HTMLElement("div", draw: { $0.classes = ["alert-buttons"] }) {
            Button("Cancel", role: .cancel) {}
            HTMLElement("label", draw: { $0.classes = ["btn", "btn-prominent", "file"] }) {
                FileInput(types: types) { chosen in
                    guard let file = chosen else { return onCompletion(.failure(CocoaError(.fileReadUnknown))) }
                    file.withTemporaryURL(onCompletion)
                }
                Text("Choose…")
            }
        }
    }
}
