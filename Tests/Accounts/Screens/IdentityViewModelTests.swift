import AccountsDomain
import Foundation
import Synchronization
import Testing

@testable import AccountScreens

struct IdentityViewModelTests {
    @Test func `a code is asked for at GitHub's pace until it was typed`() async {
        let service = MemoryAccountService(kind: .guest)
        await service.offer(
            AccountOptions(offersCodes: true),
            codeAnswers: [.init(interval: 10), .init(ticket: SessionTicket("ticket"), interval: 1)]
        )
        let pauses = Mutex<[Duration]>([])
        let tickets = Mutex<[String]>([])
        let model = DeviceCodeViewModel(
            service: service,
            pause: { pause in pauses.withLock { $0.append(pause) } },
            onTicket: { ticket in tickets.withLock { $0.append(ticket.ticket) } }
        )
        await model.wait()
        #expect(pauses.withLock { $0 } == [.seconds(5), .seconds(10)])
        #expect(tickets.withLock { $0 } == ["ticket"])
        #expect(await service.calls == ["beginCode", "checkCode", "checkCode"])
    }

    @Test func `a code that is too old says so, and another can be had`() async {
        let service = MemoryAccountService(kind: .guest)
        let model = DeviceCodeViewModel(service: service, pause: { _ in }, onTicket: { _ in })
        await model.wait()
        #expect(model.state == .failed(.linkExpired))
        await service.offer(AccountOptions(), codeAnswers: [.init(ticket: SessionTicket("ticket"), interval: 1)])
        await model.wait()
        guard case .waiting = model.state else {
            Issue.record("another code should be shown")
            return
        }
    }

    @Test func `a provider's button leaves for the provider by way of this server`() {
        let service = MemoryAccountService(kind: .guest)
        let coordinator = AccountCoordinator(
            dependencies: AccountDependencies(
                service: service,
                moderation: MemoryModerationService(),
                handover: .browser(to: .account)
            )
        )
        coordinator.providerTapped(.steam)
        #expect(coordinator.departure?.absoluteString == "/session/to/steam")
    }

    @Test func `unlinking takes the row away, and the last way in stays`() async {
        let service = MemoryAccountService()
        await service.link(LinkedIdentity(provider: .gitHub, name: "mira", linkedAt: Date(timeIntervalSince1970: 0)))
        let model = AccountViewModel(service: service, onLeft: {})
        await model.load()
        await service.refuse(.lastWayIn)
        model.unlinked(.gitHub)
        await model.settled()
        #expect(model.failure == .lastWayIn)
        await service.refuse(nil)
        model.unlinked(.gitHub)
        await model.settled()
        #expect(model.failure == nil)
        guard case .loaded(let overview) = model.state else {
            Issue.record("the account should be shown")
            return
        }
        #expect(overview.identities.isEmpty)
    }
}
