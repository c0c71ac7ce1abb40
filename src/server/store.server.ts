import { serve, type ServerType } from '@hono/node-server'
import { createRequestHandler, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createAuth } from '#account/auth.server.ts'
import { openDatabase } from '#db/database.server.ts'
import { listen } from '#db/notifications.server.ts'
import { startJobs } from '#jobs/jobs.server.ts'
import { createApp } from '#server/app.server.ts'
import { changeChannels, createChanges, type ChangeChannel } from '#server/changes.server.ts'
import type { Environment } from '#server/environment.server.ts'
import { createLog } from '#server/log.server.ts'
import { createMail } from '#server/mail.server.ts'
import { createMetrics } from '#server/metrics.server.ts'
import { serveMetrics } from '#server/metrics-server.server.ts'
import type { Parts } from '#server/parts.server.ts'
import { createRateLimits } from '#server/rate-limits.server.ts'
import { storeWork } from '#server/work.server.ts'

/** Together with the jobs' own limit under the 10 s that a process gets. */
const stopLimitMilliseconds = 5_000

export interface Store {
  url: string
  stop(): Promise<void>
}

/** Starts one process of the store; it holds no state of its own. Rejects when the port is taken. */
export async function startStore(environment: Environment, clientDirectory: string): Promise<Store> {
  const { parts, endStreams, close } = await openParts(environment)
  const app = createApp(parts, {
    render: createRequestHandler(build as ServerBuild, 'production'),
    clientDirectory,
  })
  const server = await listenOn(app.fetch, environment)
  const metrics = serveMetrics(parts.metrics, environment.METRICS_PORT, environment.HOST)
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= stopServer(server, endStreams, close).finally(() => metrics?.close()))
  return { url: environment.PUBLIC_URL, stop }
}

/** The app without its own files, policy or page memory to speak of: Vite serves the browser's code in development. */
export function developmentApp(parts: Parts): ReturnType<typeof createApp> {
  return createApp(parts, { render: createRequestHandler(build as ServerBuild, 'development') })
}

interface OpenParts {
  parts: Parts
  endStreams(): void
  close(): Promise<void>
}

/** Opens what the store is made of. `close` lets go of it all again. */
export async function openParts(environment: Environment): Promise<OpenParts> {
  const log = createLog(environment.LOG_LEVEL)
  const stopping = new AbortController()
  const database = openDatabase(environment.DATABASE_URL, {
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  const changes = createChanges()
  const listener = listen(environment.DATABASE_URL, {
    channels: [...changeChannels],
    onNotification: (channel, payload) => changes.announce(channel as ChangeChannel, payload),
    onReconnect: () => changes.announceAll(),
    onError: (error) => log.warn({ err: error }, 'change notifications lost, trying again'),
  })
  const mail = createMail({ url: environment.SMTP_URL, from: environment.MAIL_FROM })
  const withoutJobs: Omit<Parts, 'jobs'> = {
    db: database.db,
    auth: createAuth({ db: database.db, environment, mail, log }),
    mail,
    limits: createRateLimits(database.pool, environment.ADDRESS_LIMIT_FACTOR),
    changes,
    environment,
    log,
    metrics: createMetrics(),
    clock: () => new Date(),
    stopping: stopping.signal,
  }
  const jobs = startJobs({
    databaseUrl: environment.DATABASE_URL,
    log,
    work: storeWork(withoutJobs, () => jobs),
  })
  const parts: Parts = { ...withoutJobs, jobs }
  async function close(): Promise<void> {
    await jobs.close()
    mail.close()
    await Promise.allSettled([listener.close(), database.close()])
  }
  return { parts, endStreams: () => stopping.abort(), close }
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

/** Finishes what is in flight, ends idle connections and streams, and gives up waiting before 10 s. */
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
