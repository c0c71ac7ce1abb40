import { createServer, type Server } from 'node:http'
import type { Metrics } from '#server/metrics.server.ts'

/** Metrics for Prometheus on a port of their own, away from visitors; port 0 switches them off. */
export function serveMetrics({ registry }: Metrics, port: number, host: string): Server | null {
  if (port === 0) return null
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  return server.listen(port, host)
}
