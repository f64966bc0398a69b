import DesignSystem
package import SwiftUI

/// The sheet that hands the favourites out as a file.
package struct ExportView: View {
    private let model: FavouritesViewModel
    @State private var format = FavouriteArchive.Format.json
    @Environment(\.dismiss) private var dismiss

    package init(model: FavouritesViewModel) {
        self.model = model
    }

    package var body: some View {
        NavigationStack {
            Form {
                Section {
                    Picker(words("repositories.export.format"), selection: $format) {
                        ForEach(FavouriteArchive.Format.allCases, id: \.self) { format in
                            Text(words("repositories.export.\(format.rawValue)")).tag(format)
                        }
                    }
                    .pickerStyle(.segmented)
                } footer: {
                    Text(words("repositories.export.\(format.rawValue).about"))
                }
                Section { file }
            }
            .navigationTitle(words("repositories.export.title"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(words("repositories.action.close")) { dismiss() }
                }
            }
        }
        .presentationDetents([.medium, .large])
    }

    @ViewBuilder private var file: some View {
        switch Result(catching: { try model.exported(as: format) }) {
        case .success(let text):
            ShareLink(item: text, subject: Text(verbatim: format.fileName)) {
                Label(
                    counted("repositories.export.share", model.count, figure: String(model.count)),
                    systemImage: "square.and.arrow.up"
                )
            }
        case .failure:
            Text("repositories.export.failed", bundle: .module).foregroundStyle(Palette.danger)
        }
    }
}
