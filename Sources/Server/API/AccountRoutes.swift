import AccountsDomain
import Endpoints

extension APIRouter {
    mutating func mountAccounts(_ visitors: Visitors) {
        let accounts = visitors.accounts
        mount(AccountEndpoints.createGuest) { _, _, request, context in
            try visitors.gate.makeGuest(address: visitors.origin.address(of: request, context))
            let guest = try await accounts.createGuest()
            return NewGuest(account: guest.account, token: guest.token)
        }
        mount(AccountEndpoints.account) { _, account in account }
        mount(AccountEndpoints.deleteAccount) { _, account in
            try await accounts.delete(account.id)
            return NoContent()
        }
    }
}
