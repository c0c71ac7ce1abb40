import { serve, type ServerType } from '@hono/node-server'
import { createRequestHandler, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createApp } from '#app/app.server.ts'
import type { Environment } from '#http/environment.server.ts'
import { createAppContext } from '#app/create-app-context.server.ts'
import { serveMetrics } from '#http/metrics-server.server.ts'
import type { AppContext } from '#app/app-context.server.ts'

/** Together with the jobs' own limit less than the 10 s that a process gets to stop. */
const stopLimitMilliseconds = 5_000

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
  const server = await listenOn(app.fetch, environment)
  const metrics = serveMetrics(context)
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= stopServer(server, endStreams, close).finally(() => metrics?.close()))
  return { url: environment.PUBLIC_URL, stop }
}

/** The app without files, strict policy or a response cache: in development Vite serves the browser's code. */
export function developmentApp(context: AppContext): ReturnType<typeof createApp> {
  return createApp(context, { pages: builtPages('development') })
}

function builtPages(mode: 'production' | 'development') {
  const { routes } = build as ServerBuild
  return { routes, render: createRequestHandler(build as ServerBuild, mode) }
}

function listenOn(
  fetch: (request: Request, env: unknown) => Response | Promise<Response>,
  { HOST, PORT }: Environment,
): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: fetch as Parameters<typeof serve>[0]['fetch'], hostname: HOST, port: PORT },
      () => resolve(server),
    )
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${PORT} is taken. Set PORT to a free one.`) : error,
      )
    })
  })
}

/** Finishes requests under way, ends idle connections and streams, and stops waiting before 10 s. */
async function stopServer(
  server: ServerType,
  endStreams: () => void,
  close: () => Promise<void>,
): Promise<void> {
  endStreams()
  const drained = new Promise<void>((resolve) => server.close(() => resolve()))
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  const timeLimit = new Promise<void>((resolve) => setTimeout(resolve, stopLimitMilliseconds).unref())
  await Promise.race([drained, timeLimit])
  await close()
}
