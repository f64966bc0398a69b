import DesignSystem
import SwiftUI

/// A picture on the whole screen: to pinch, to move about in, and to turn to the next.
struct PictureViewer: View {
    let pictures: [GalleryPicture]
    let title: String
    @Binding var chosen: Int
    @State private var zoom = PictureZoom(reach: CGSize(width: 180, height: 120))
    @GestureState private var pinch = 1.0
    @GestureState private var way = CGSize.zero
    @Environment(\.dismiss) private var dismiss
    @Environment(\.horizontalSizeClass) private var sizeClass

    /// Points that turn to the next picture.
    private static let turn = 60.0

    var body: some View {
        VStack(spacing: 0) {
            top
            picture
            if pictures.count > 1 { bar }
        }
        .background(FindiePalette.ground)
        .onAppear { rest() }
        .onChange(of: chosen) {
            rest()
            AccessibilityNotification.Announcement(place).post()
        }
    }

    /// The first where the chosen one was taken away meanwhile.
    private var shown: Int { pictures.indices.contains(chosen) ? chosen : 0 }

    private var place: String { PictureGallery.label(shown, pictures.count, title) }

    /// Whole again.
    private func rest() {
        zoom = PictureZoom(
            reach: sizeClass == .regular ? CGSize(width: 560, height: 320) : CGSize(width: 180, height: 120)
        )
    }

    @ViewBuilder private var picture: some View {
        if let picture = pictures.dropFirst(shown).first { large(picture) } else { Spacer() }
    }

    private func large(_ picture: GalleryPicture) -> some View {
        MediaPicture(path: picture.path, isWhole: true)
            .id(picture.path)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(place)
            .accessibilityAddTraits(.isImage)
            .scaleEffect(zoom.scale * pinch)
            .offset(x: zoom.offset.width + way.width, y: zoom.offset.height + way.height)
            .gesture(magnification)
            .simultaneousGesture(drag)
            .onTapGesture(count: 2) { withAnimation { zoom.tappedTwice() } }
            .background(FindiePalette.night)
            .clipped()
    }

    private var magnification: some Gesture {
        MagnifyGesture()
            .updating($pinch) { value, pinch, _ in pinch = value.magnification }
            .onEnded { zoom.magnify(by: $0.magnification) }
    }

    /// Moves what is larger than the screen, and turns to another picture where it is whole.
    private var drag: some Gesture {
        DragGesture()
            .updating($way) { value, way, _ in way = value.translation }
            .onEnded { value in
                guard zoom.isWhole else { return zoom.move(by: value.translation) }
                let across = value.translation.width
                guard abs(across) > max(Self.turn, abs(value.translation.height)) else { return }
                turn(by: across < 0 ? 1 : -1)
            }
    }

    private func turn(by step: Int) {
        if pictures.indices.contains(shown + step) { chosen = shown + step }
    }

    /// A navigation bar's content would be as narrow as what is read.
    private var top: some View {
        HStack(spacing: Spacing.row) {
            Button(words("findie.action.close")) { dismiss() }
                .keyboardShortcut(.cancelAction)
                .frame(minHeight: 44)
            Text(verbatim: title)
                .font(.headline)
                .lineLimit(1)
                .frame(maxWidth: .infinity)
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h1)
            tools
        }
        .padding(.horizontal, Spacing.row)
        .padding(.vertical, Spacing.icon)
    }

    @ViewBuilder private var tools: some View {
        Button {
            withAnimation { zoom.magnify(by: 1 / PictureZoom.step) }
        } label: {
            Label(words("findie.media.smaller"), systemImage: "minus.magnifyingglass")
                .labelStyle(.iconOnly)
                .frame(width: 44, height: 44)
        }
        .keyboardShortcut("-", modifiers: [])
        .disabled(zoom.isWhole)
        Button {
            withAnimation { zoom.magnify(by: PictureZoom.step) }
        } label: {
            Label(words("findie.media.larger"), systemImage: "plus.magnifyingglass")
                .labelStyle(.iconOnly)
                .frame(width: 44, height: 44)
        }
        .keyboardShortcut("+", modifiers: [])
        .disabled(zoom.isLargest)
    }

    private var bar: some View {
        HStack(spacing: Spacing.row) {
            step(-1, "chevron.left", "findie.media.previous", .leftArrow)
            Text(words("findie.media.place", String(shown + 1), String(pictures.count)))
                .font(.subheadline)
                .monospacedDigit()
                .frame(maxWidth: .infinity)
                .accessibilityHidden(true)
            step(1, "chevron.right", "findie.media.next", .rightArrow)
        }
        .padding(Spacing.row)
    }

    private func step(_ step: Int, _ symbol: String, _ name: String, _ key: KeyEquivalent) -> some View {
        Button {
            turn(by: step)
        } label: {
            Label(words(name), systemImage: symbol)
                .labelStyle(.iconOnly)
                .frame(width: 44, height: 44)
        }
        .keyboardShortcut(key, modifiers: [])
        .disabled(!pictures.indices.contains(shown + step))
    }
}
