import DestinyDomain
import DesignSystem
import SwiftUI

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
