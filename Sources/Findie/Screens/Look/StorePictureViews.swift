import DesignSystem
import FindieDomain
import SwiftUI

/// The question whether stores' pictures are shown, on the first card that has one.
struct StorePictureQuestion: View {
    @Bindable var choice: StorePictureChoice

    var body: some View {
        HStack(alignment: .top, spacing: Spacing.icon) {
            Toggle(isOn: choice.isOn) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(words("findie.pictures.switch"))
                        .font(.subheadline)
                        .fontWeight(.semibold)
                    Text(words("findie.pictures.ask"))
                        .font(.footnote)
                        .opacity(0.86)
                }
            }
            .tint(Color(hex: 0xFF7BA5))
            Button {
                Task { await choice.answered(false) }
            } label: {
                Image(systemName: "xmark")
                    .font(.footnote)
                    .frame(width: 44, height: 44)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(words("findie.pictures.no"))
        }
        .foregroundStyle(Color.white)
        .padding(.leading, Spacing.section)
        .padding(.vertical, Spacing.icon)
        .background(FindiePalette.night.opacity(0.82), in: RoundedRectangle(cornerRadius: Radius.card))
        .padding(Spacing.row)
        .modifier(FindieProblemAlert(problem: $choice.problem))
    }
}

/// The same question where it can be answered anew.
struct StorePictureSwitch: View {
    @Bindable var choice: StorePictureChoice

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Toggle(words("findie.pictures.switch"), isOn: choice.isOn)
                .frame(minHeight: 44)
            Text(words("findie.pictures.about"))
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .modifier(FindieProblemAlert(problem: $choice.problem))
    }
}

extension StorePictureChoice {
    fileprivate var isOn: Binding<Bool> {
        Binding {
            self.answer == true
        } set: { isWanted in
            Task { await self.answered(isWanted) }
        }
    }
}

/// What stores show of a game beside its cover, side by side; nothing where the person has not allowed it.
struct StoreGallery: View {
    let game: Game
    @Environment(\.showsStorePictures) private var showsStorePictures

    var body: some View {
        let paths = game.storePicturePaths.dropFirst()
        if showsStorePictures, !paths.isEmpty {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: Spacing.row) {
                    ForEach(Array(paths.enumerated()), id: \.element) { index, path in
                        picture(path)
                            .accessibilityElement(children: .ignore)
                            .accessibilityLabel(
                                words("findie.media.number", String(index + 1), String(paths.count), game.title)
                            )
                            .accessibilityAddTraits(.isImage)
                    }
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(words("findie.pictures.title"))
        }
    }

    private func picture(_ path: String) -> some View {
        AsyncImage(url: URL(string: path)) {
            $0.resizable().scaledToFill()
        } placeholder: {
            Rectangle().fill(.fill)
        }
        .frame(width: 288, height: 162)
        .clipShape(RoundedRectangle(cornerRadius: Radius.card))
    }
}
