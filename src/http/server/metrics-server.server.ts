import { createServer, type Server } from 'node:http'
import type { ServerContext } from '#http/server/server-context.server.ts'

/** Prometheus metrics on a port of their own, not reachable by visitors. Port 0 switches them off. */
export function serveMetrics({
  metrics,
  environment,
  log,
}: Pick<ServerContext, 'metrics' | 'environment' | 'log'>): Server | null {
  const { METRICS_HOST, METRICS_PORT } = environment
  if (METRICS_PORT === 0) return null
  const { registry } = metrics
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
  server.on('error', (error) => log.warn({ err: error }, 'the metrics server failed'))
  // Exclusive, because processes share the public port but must not share this one.
  return server.listen({ port: METRICS_PORT, host: METRICS_HOST, exclusive: true })
}
