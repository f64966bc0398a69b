import DesignSystem
import SwiftUI

/// The sheet that hands the favourites out as a file.
struct ExportView: View {
    let model: FavouritesViewModel
    @State private var format = FavouriteArchive.Format.json
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Picker(words("gitrepd.export.format"), selection: $format) {
                        ForEach(FavouriteArchive.Format.allCases, id: \.self) { format in
                            Text(words("gitrepd.export.\(format.rawValue)")).tag(format)
                        }
                    }
                    .pickerStyle(.segmented)
                } footer: {
                    Text(words("gitrepd.export.\(format.rawValue).about"))
                }
                Section { file }
            }
            .navigationTitle(words("gitrepd.export.title"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(words("gitrepd.action.close")) { dismiss() }
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
                    counted("gitrepd.export.share", model.count, figure: String(model.count)),
                    systemImage: "square.and.arrow.up"
                )
            }
        case .failure:
            Text("gitrepd.export.failed", bundle: .module).foregroundStyle(Palette.danger)
        }
    }
}
