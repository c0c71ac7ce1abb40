import { createRequestHandler, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { isUpload } from '#dashboard/files/upload-address.ts'
import { createApp } from '#app/app.server.ts'
import type { Environment } from '#http/environment.server.ts'
import { createAppContext } from '#app/create-app-context.server.ts'
import { startHttpServer } from '#http/http-server.server.ts'
import { serveMetrics } from '#http/metrics-server.server.ts'
import type { AppContext } from '#app/app-context.server.ts'

export interface Store {
  url: string
  stop(): Promise<void>
}

/** Starts one process of the store, which holds no state of its own. Rejects when the port is taken. */
export async function startStore(environment: Environment, clientDirectory: string): Promise<Store> {
  const { context, endStreams, close } = await createAppContext(environment)
  const app = createApp(context, {
    pages: builtPages('production'),
    clientDirectory,
  })
  const { HOST, PORT, PUBLIC_URL } = environment
  const server = await startHttpServer(app.fetch, { hostname: HOST, port: PORT, isUpload })
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

/** The app without files, strict policy or a response cache: in development Vite serves the browser's code. */
export function developmentApp(context: AppContext): ReturnType<typeof createApp> {
  return createApp(context, { pages: builtPages('development') })
}

function builtPages(mode: 'production' | 'development') {
  const { routes } = build as ServerBuild
  return { routes, render: createRequestHandler(build as ServerBuild, mode) }
}
