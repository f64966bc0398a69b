import WebUI

/// What sessions leave when nobody looks at them, and how much room they may take.
extension LiveHost {
    func startCaretaker() {
        guard caretaker == nil else { return }
        caretaker = Task { @MainActor [weak self, clock, interval = configuration.sweepInterval] in
            while !Task.isCancelled {
                do { try await clock.sleep(for: interval) } catch { return }
                self?.sweep()
                await self?.rest()
            }
        }
    }

    /// Drops what nobody looks at any more, and keeps the other connections warm.
    package func sweep(now: ContinuousClock.Instant = .now) {
        for session in sessions.values {
            if session.isConnected, !session.hasLeft {
                if now - session.lastBeat >= configuration.heartbeat { session.beat(now: now) }
            } else if now - session.lastSeen > session.lifetime {
                drop(session)
            }
        }
        keepWithinMemory()
        uploads.sweep()
    }

    /// Lets sessions sleep, the longest unused first, and everything else have its turn in between: those that nobody has
    /// used for a while, and as many as take the others' room.
    package func rest(now: ContinuousClock.Instant = .now) async {
        let awake = sessions.values.filter(\.isAwake)
        var bytes = awake.reduce(0) { $0 + $1.estimatedBytes }
        let idle = awake.filter { now - $0.lastUsed > configuration.sleepsSoonest }.sorted { $0.lastUsed < $1.lastUsed }
        for session in idle {
            guard now - session.lastUsed > configuration.sleepsAfter || bytes > configuration.maximumAwakeBytes else {
                break
            }
            let before = session.estimatedBytes
            session.sleep()
            bytes -= before
            freedBytes += before - session.estimatedBytes
            await Task.yield()
        }
        giveBackMemory(now: now)
    }

    /// A look over the whole heap, which is worth it only now and then.
    private func giveBackMemory(now: ContinuousClock.Instant) {
        guard freedBytes > 8 << 20, now - gaveBackAt >= configuration.heartbeat else { return }
        freedBytes = 0
        gaveBackAt = now
        FreedMemory.giveBack()
    }

    /// Memory of all sessions, in bytes, as estimated.
    package var estimatedBytes: Int { sessions.values.reduce(0) { $0 + $1.estimatedBytes } }

    /// Whoever looks at a session keeps it: to evict it would make the browser ask for another at once.
    func keepWithinMemory() {
        var bytes = estimatedBytes
        guard bytes > configuration.maximumBytes else { return }
        for session in sessions.values.filter({ !$0.isConnected }).sorted(by: { $0.lastUsed < $1.lastUsed }) {
            guard bytes > configuration.maximumBytes else { return }
            bytes -= session.estimatedBytes
            drop(session)
        }
    }

    func makeRoom(for visitor: LiveVisitor) {
        let own = sessions.values.filter { $0.owner == visitor.owner }
        if own.count >= configuration.maximumSessionsPerOwner { dropOldest(own) }
        if let network = visitor.network {
            let unadopted = sessions.values.filter { !$0.isAdopted && $0.network == network }
            if unadopted.count >= configuration.maximumUnadoptedPerNetwork { dropOldest(unadopted) }
        }
        if sessions.count >= configuration.maximumSessions { dropOldest(Array(sessions.values)) }
    }

    private func dropOldest(_ candidates: [LiveSession]) {
        let idle = candidates.filter { !$0.isConnected }
        if let oldest = (idle.isEmpty ? candidates : idle).min(by: { $0.lastSeen < $1.lastSeen }) { drop(oldest) }
    }

    private func drop(_ session: LiveSession) {
        freedBytes += session.estimatedBytes
        sessions[session.id] = nil
        session.end()
    }
}
