import DesignSystem
import RepositoriesDomain
package import SwiftUI

/// The sheet in which tags and note of a favourite are written.
package struct FavouriteEditorView: View {
    @State private var model: FavouriteEditorViewModel
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dateWords) private var dateWords

    package init(model: FavouriteEditorViewModel) {
        _model = State(initialValue: model)
    }

    package var body: some View {
        NavigationStack {
            Form {
                if case .failed(let error) = model.state {
                    Section { failure(error) }
                }
                tagSection
                noteSection
            }
            .navigationTitle(model.favourite.repository.id.name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(words("repositories.action.cancel")) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(words("repositories.favourite.save")) { model.saveTapped() }
                        .disabled(!model.canSave)
                }
            }
            .onChange(of: model.state) {
                if model.state == .saved { dismiss() }
            }
        }
    }

    private func failure(_ error: RepositoryError) -> some View {
        let said = RepositoryErrorWords(error, dates: dateWords)
        return Label(words("repositories.favourite.notSaved", said.message), systemImage: said.systemImage)
            .font(.subheadline)
            .foregroundStyle(Palette.danger)
    }

    private var tagSection: some View {
        Section(words("repositories.favourite.tags")) {
            ForEach(model.tags, id: \.self) { tag in
                HStack {
                    Text(verbatim: "#" + tag).lineLimit(1)
                    Spacer()
                    Button {
                        model.tagRemoved(tag)
                    } label: {
                        Label(words("repositories.favourite.tag.remove", tag), systemImage: "xmark")
                            .labelStyle(.iconOnly)
                            .foregroundStyle(.secondary)
                            .frame(minWidth: 44, minHeight: 44)
                    }
                    .buttonStyle(.plain)
                }
            }
            TextField(words("repositories.favourite.tag.placeholder"), text: $model.newTag)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .submitLabel(.done)
                .onSubmit { model.tagSubmitted() }
            if let problem = model.tagProblem {
                Text(words("repositories.favourite.tag.\(problem.rawValue)"))
                    .font(.footnote)
                    .foregroundStyle(Palette.danger)
            }
            if !model.suggestions.isEmpty {
                ChipRow {
                    ForEach(model.suggestions, id: \.self) { tag in
                        Button {
                            model.suggestionTapped(tag)
                        } label: {
                            Chip("#" + tag)
                                .frame(minHeight: 44)
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel(words("repositories.favourite.tag.add", tag))
                    }
                }
            }
        }
    }

    private var noteSection: some View {
        Section {
            TextField(words("repositories.favourite.note.placeholder"), text: $model.note, axis: .vertical)
                .lineLimit(4, reservesSpace: true)
        } header: {
            Text("repositories.favourite.note", bundle: .module)
        } footer: {
            if model.isNoteTooLong {
                Text(
                    words(
                        "repositories.favourite.note.tooLong",
                        String(model.note.count),
                        String(FavouriteEditorViewModel.noteLengthLimit)
                    )
                )
                .foregroundStyle(Palette.danger)
            }
        }
    }
}
