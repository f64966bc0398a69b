import AccountsDomain
import Calls
import ModerationDomain
import ModerationService

extension APIRouter {
    mutating func mountModeration(_ backend: Backend) {
        mount(ModerationEndpoints.report) { input, account in
            try await backend.moderation(of: account.id)
                .report(input.item, by: input.author, for: input.reason, note: input.note)
            return NoContent()
        }
        mount(ModerationEndpoints.blocked) { _, account in
            try await backend.moderation(of: account.id).blocked()
        }
        mount(ModerationEndpoints.block) { input, account in
            try await backend.moderation(of: account.id).block(input.account)
            return NoContent()
        }
        mount(ModerationEndpoints.unblock) { input, account in
            try await backend.moderation(of: account.id).unblock(input.account)
            return NoContent()
        }
        mount(ModerationEndpoints.queue) { _, account in
            try await backend.moderation(of: account.id).queue()
        }
        mount(ModerationEndpoints.decide) { input, account in
            try await backend.moderation(of: account.id).decide(input.verdict, on: input.item, note: input.note)
        }
    }
}
