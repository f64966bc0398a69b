import DesignSystem
import DestinyDomain
import SwiftUI

/// A place found by name, or given by its coordinates.
struct PlaceField: View {
    @Bindable var form: BirthForm
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            HStack(spacing: Spacing.icon) {
                Image(systemName: form.place == nil ? "magnifyingglass" : "mappin.and.ellipse")
                    .foregroundStyle(DestinyPalette.goldText)
                    .accessibilityHidden(true)
                TextField(words("destiny.birth.place.search"), text: $form.placeText)
                    .autocorrectionDisabled()
            }
            .modifier(FieldFrame())
            if !form.isByHand { found }
            Toggle(words("destiny.birth.byHand"), isOn: $form.isByHand)
                .font(.footnote)
                .foregroundStyle(DestinyPalette.secondary)
                .tint(DestinyPalette.gold)
                .frame(minHeight: 44)
            if form.isByHand { byHand }
        }
        .task(id: form.placeText) { await form.search() }
    }

    @ViewBuilder private var found: some View {
        if let place = form.place {
            Text(
                verbatim:
                    "\(coordinate(place.latitude, "N", "S")) · \(coordinate(place.longitude, "E", "W")) · \(place.zone)"
            )
            .font(.footnote)
            .monospacedDigit()
            .foregroundStyle(DestinyPalette.secondary)
        }
        if let failure = form.searchFailure {
            Text(AstrologyErrorWords(failure, words).message)
                .font(.footnote)
                .foregroundStyle(DestinyPalette.danger)
        }
        if !form.suggestions.isEmpty {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(form.suggestions.prefix(6), id: \.self) { place in
                    Button {
                        form.chose(place)
                    } label: {
                        row(place)
                    }.buttonStyle(.plain)
                }
            }
            .background(DestinyPalette.well, in: RoundedRectangle(cornerRadius: 12))
        }
        outcome
    }

    /// What was not found, whom to ask, and whose places these are.
    @ViewBuilder private var outcome: some View {
        switch form.finding {
        case .nothingYet, .cities: EmptyView()
        case .noCity:
            note(words("destiny.birth.place.unknown"))
            if let directory = form.directory {
                Button(words("destiny.birth.place.ask", directory.host)) {
                    Task { await form.askDirectory() }
                }
                .buttonStyle(.bordered)
                note(words("destiny.birth.place.ask.about", directory.host))
            }
        case .asking:
            HStack(spacing: Spacing.icon) {
                ProgressView()
                note(words("destiny.birth.place.asking"))
            }
        case .nowhere:
            note(words("destiny.birth.place.nowhere", form.directory?.host ?? ""))
        case .elsewhere:
            note(words("destiny.birth.place.zone.about"))
            if let directory = form.directory { note(directory.attribution) }
        }
    }

    private func note(_ text: String) -> some View {
        Text(verbatim: text).font(.footnote).foregroundStyle(DestinyPalette.secondary)
    }

    private func row(_ place: BirthPlace) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: place.name).font(.callout).foregroundStyle(DestinyPalette.text)
            Text(verbatim: place.area).font(.footnote).foregroundStyle(DestinyPalette.secondary)
        }
        .padding(.horizontal, Spacing.row)
        .padding(.vertical, Spacing.icon)
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    }

    private var byHand: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            HStack(spacing: Spacing.icon) {
                TextField(words("destiny.birth.latitude"), text: $form.latitude)
                    .keyboardType(.numbersAndPunctuation)
                    .modifier(FieldFrame())
                TextField(words("destiny.birth.longitude"), text: $form.longitude)
                    .keyboardType(.numbersAndPunctuation)
                    .modifier(FieldFrame())
            }
            TextField(words("destiny.birth.zone"), text: $form.zone)
                .autocorrectionDisabled()
                .textInputAutocapitalization(.never)
                .modifier(FieldFrame())
            Text(words("destiny.birth.zone.help"))
                .font(.footnote)
                .foregroundStyle(DestinyPalette.secondary)
        }
    }

    private func coordinate(_ degrees: Double, _ positive: String, _ negative: String) -> String {
        let figure = abs(degrees).formatted(.number.precision(.fractionLength(2)).locale(words.locale))
        return "\(figure)° \(degrees < 0 ? negative : positive)"
    }
}

/// The ground of a field on a card.
struct FieldFrame: ViewModifier {
    func body(content: Content) -> some View {
        content
            .textFieldStyle(.plain)
            .font(.callout)
            .foregroundStyle(DestinyPalette.text)
            .padding(.horizontal, Spacing.row)
            .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
            .background(DestinyPalette.well, in: RoundedRectangle(cornerRadius: 12))
            .overlay { RoundedRectangle(cornerRadius: 12).stroke(DestinyPalette.separator, lineWidth: 1) }
    }
}
