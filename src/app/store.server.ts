import { createRequestHandler, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createApp } from '#app/app.server.ts'
import type { Environment } from '#http/environment.server.ts'
import { createAppContext } from '#app/create-app-context.server.ts'
import { shareAssets } from '#http/assets/build-assets.server.ts'
import type { ServerOptions } from '#http/listening/http-server.server.ts'
import { createResponseCache } from '#http/cache/response-cache.server.ts'
import { serveApp } from '#app/serve-app.server.ts'
import { loadStaticFiles } from '#http/assets/static-files.server.ts'
import type { AppContext } from '#app/app-context.server.ts'
import { createServer, type Server } from 'node:http'
import type { ServerContext } from '#http/server/server-context.server.ts'

export interface Store {
  url: string
  stop(): Promise<void>
}

/** Starts a process of the store. Rejects if the port is in use. */
export async function startStore(
  environment: Environment,
  clientDirectory: string,
  closeInTurn?: ServerOptions['closeInTurn'],
): Promise<Store> {
  const { context, endStreams, close } = await createAppContext(environment)
  const { PUBLIC_URL } = environment
  const files = loadStaticFiles(clientDirectory)
  const app = createApp(context, { pages: builtPages('production'), files })
  // Stores the files before this process serves a page, because the browser may request the page's scripts
  // from another process.
  await shareAssets(context, files)
  const server = await serveApp(context, app, closeInTurn)
  const metrics = serveMetrics(context)
  async function stopAll(): Promise<void> {
    endStreams()
    await server.stop()
    await close()
    metrics?.close()
  }
  let stopped: Promise<void> | undefined
  return { url: PUBLIC_URL, stop: () => (stopped ??= stopAll()) }
}

/**
 * The app for development, where Vite serves the browser's code. It has no strict Content-Security-Policy.
 * Each app has its own cache, because pages change with the code.
 */
export function developmentApp(context: AppContext): ReturnType<typeof createApp> {
  return createApp(
    { ...context, responses: createResponseCache(context) },
    { pages: builtPages('development') },
  )
}

function builtPages(mode: 'production' | 'development') {
  const { routes } = build as ServerBuild
  return { routes, render: createRequestHandler(build as ServerBuild, mode) }
}

/** Serves Prometheus metrics on a separate port, which visitors cannot reach. Port 0 turns them off. */
function serveMetrics({
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
  // The port is exclusive: processes share the public port, but each needs its own port for metrics.
  return server.listen({ port: METRICS_PORT, host: METRICS_HOST, exclusive: true })
}
