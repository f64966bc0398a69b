public import Foundation

extension View {
    /// Lets the person choose a file, which is at the URL for as long as the page is open and few others are chosen.
    ///
    /// Films may have 128 MB, documents 64, data as JSON or tables 32, pictures 16 and all others 8: the largest kind that is allowed counts.
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
                    onCompletion(chosen.map { $0.url }.mapError { $0 as any Error })
                }
                Text("Choose…")
            }
        }
    }
}
