import AccountsDomain
import Calls
import PitchDeckDomain
import PitchDeckService
import Uploads

extension APIRouter {
    /// Files of startups in pieces, for what is too long for one request.
    mutating func mountStartupUploads(_ backend: Backend) {
        mount(StartupFileEndpoints.begin) { try await backend.startupUploads(of: $1.id).begin(size: $0.size) }
        mount(StartupFileEndpoints.status) { try await backend.startupUploads(of: $1.id).status(of: $0.upload) }
        mount(StartupFileEndpoints.append) { input, account in
            try await backend.startupUploads(of: account.id)
                .append(input.content, at: input.offset, to: input.upload)
        }
        mount(StartupFileEndpoints.finish) { input, account in
            try await backend.startupUploads(of: account.id).finish(input.upload, name: input.name)
        }
    }
}
