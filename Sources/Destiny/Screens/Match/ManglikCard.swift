import DesignSystem
import DestinyDomain
import SwiftUI

/// Where Mars stands in both charts.
struct ManglikCard: View {
    let manglik: ManglikResult
    let names: CoupleNames
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            DoshaHead(
                title: words("destiny.match.manglik"),
                verdict: words(verdict),
                isEased: manglik.isCompatible == true
            )
            Text(verbatim: manglik.meaning).font(.subheadline).foregroundStyle(DestinyPalette.text)
            person(names.boy, manglik.boy)
            person(names.girl, manglik.girl)
        }
        .card()
    }

    private var verdict: String {
        switch manglik.isCompatible {
        case true?: "destiny.match.manglik.agrees"
        case false?: "destiny.match.manglik.differs"
        case nil: "destiny.match.manglik.open"
        }
    }

    private func person(_ name: String, _ person: ManglikResult.Person) -> some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            Text(verbatim: "\(name): \(words(status(person)))")
                .font(.subheadline)
                .fontWeight(.medium)
                .foregroundStyle(DestinyPalette.text)
            Text(houses(person)).font(.footnote).foregroundStyle(DestinyPalette.secondary)
            ExceptionList(exceptions: person.exceptions)
        }
    }

    private func status(_ person: ManglikResult.Person) -> String {
        switch (person.isPresent, person.isCancelled) {
        case (nil, _): "destiny.match.unknown"
        case (false?, _): "destiny.match.absent"
        case (true?, true?): "destiny.match.lifted"
        case (true?, _): person.isMild ? "destiny.match.mild" : "destiny.match.present"
        }
    }

    private func houses(_ person: ManglikResult.Person) -> String {
        let fromLagna = person.houseFromLagna.map { words("destiny.match.mars.lagna", String($0)) + " · " } ?? ""
        return fromLagna + words("destiny.match.mars.moon", String(person.houseFromMoon)) + " · "
            + words("destiny.match.mars.venus", String(person.houseFromVenus))
    }
}

/// A fault that tradition looks for, whether it is there, and by what it is lifted.
struct DoshaCard: View {
    let dosha: DoshaResult
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            DoshaHead(
                title: words("destiny.match.dosha", dosha.name.name(in: words.language)),
                verdict: words(verdict),
                isEased: !dosha.isPresent || dosha.isCancelled
            )
            Text(verbatim: dosha.meaning).font(.subheadline).foregroundStyle(DestinyPalette.text)
            ExceptionList(exceptions: dosha.reasons)
        }
        .card()
    }

    private var verdict: String {
        !dosha.isPresent ? "destiny.match.absent" : dosha.isCancelled ? "destiny.match.lifted" : "destiny.match.present"
    }
}

/// The name of a fault and what was found, calmly.
struct DoshaHead: View {
    let title: String
    let verdict: String
    let isEased: Bool

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(verbatim: title)
                .font(.callout)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.text)
            Spacer(minLength: Spacing.icon)
            Label(verdict, systemImage: isEased ? "checkmark.circle" : "info.circle")
                .font(.footnote)
                .fontWeight(.medium)
                .foregroundStyle(isEased ? DestinyPalette.success : DestinyPalette.goldText)
        }
    }
}

/// The exceptions that lift a fault.
struct ExceptionList: View {
    let exceptions: [String]
    @Environment(\.words) private var words

    var body: some View {
        if !exceptions.isEmpty {
            VStack(alignment: .leading, spacing: Spacing.inline) {
                Text(words("destiny.match.exceptions"))
                    .font(.footnote)
                    .fontWeight(.medium)
                    .foregroundStyle(DestinyPalette.secondary)
                ForEach(exceptions, id: \.self) { exception in
                    Label(exception, systemImage: "checkmark")
                        .font(.footnote)
                        .foregroundStyle(DestinyPalette.text)
                }
            }
        }
    }
}
