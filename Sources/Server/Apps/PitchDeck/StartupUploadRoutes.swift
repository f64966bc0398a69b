import AccountsDomain
import Calls
import PitchDeckDomain
import PitchDeckService
import Uploads

extension APIRouter {
    /// Files of startups in pieces, for what is too long for one request.
    mutating func mountStartupUploads(_ pitchDeck: PitchDeckBackend) {
        mount(StartupFileEndpoints.begin) { try await pitchDeck.uploads(of: $1.id).begin(size: $0.size) }
        mount(StartupFileEndpoints.status) { try await pitchDeck.uploads(of: $1.id).status(of: $0.upload) }
        mount(StartupFileEndpoints.append) { input, account in
            try await pitchDeck.uploads(of: account.id)
                .append(input.content, at: input.offset, to: input.upload)
        }
        mount(StartupFileEndpoints.finish) { input, account in
            try await pitchDeck.uploads(of: account.id).finish(input.upload, name: input.name)
        }
    }
}
