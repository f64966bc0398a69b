import WebUILive

extension LiveHost {
    /// The pages there are, and what goes to and fro.
    nonisolated var readings: [MetricReading] {
        [
            MetricReading("serendip_live_sessions", "Live pages, open or kept for who may come back.", .gauge) {
                await Double(self.sessionCount)
            },
            MetricReading("serendip_live_sessions_awake", "Live pages whose views are in memory.", .gauge) {
                await Double(self.awakeCount)
            },
            MetricReading("serendip_live_streams", "Live pages whose browser listens.", .gauge) {
                await Double(self.connectedCount)
            },
            MetricReading("serendip_live_frames_total", "Frames made for browsers.", .counter) {
                await Double(self.tally.frameCount)
            },
            MetricReading("serendip_live_frame_bytes_total", "Length of these frames, before compression.", .counter) {
                await Double(self.tally.frameBytes)
            },
            MetricReading("serendip_live_events_total", "Events of browsers that were processed.", .counter) {
                await Double(self.tally.eventCount)
            },
        ]
    }
}
