import Foundation
import Outbound

extension OutboundTransport {
    /// The same transport with every exchange timed by host and outcome.
    func measured(by metrics: MetricsRegistry) -> OutboundTransport {
        OutboundTransport { request async throws(OutboundFailure) in
            let start = ContinuousClock.now
            var outcome = "error"
            metrics.enter("http_client_active_requests", help: "Requests to other hosts that have no answer yet.")
            defer {
                metrics.leave("http_client_active_requests")
                metrics.record(
                    ContinuousClock.now - start,
                    name: "http_client_request_duration_seconds",
                    help: "Time of a whole exchange with another host.",
                    [
                        MetricLabel("server_address", request.url.host() ?? "none"),
                        MetricLabel("http_response_status_code", outcome),
                    ]
                )
            }
            let response = try await send(request)
            outcome = "\(response.status)"
            return response
        }
    }
}
