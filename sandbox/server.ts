import type { AddressInfo, Server } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Pool } from 'pg'
import { createSandbox } from './app.ts'
import { deliverTo } from './orders/deliveries.ts'
import { openStoredOrders } from './orders/stored-orders.ts'
import type { Settings } from './settings.ts'
import { logInWebhook } from './webhooks/log-in.ts'
import { signUpWebhook } from './webhooks/sign-up.ts'

export interface RunningSandbox {
  url: string
  stop(): Promise<void>
}

/** Starts the sandbox. It keeps running while the database is away, because only the webhooks need it. */
export async function startSandbox(settings: Settings): Promise<RunningSandbox> {
  const { outboxDirectory, storeUrl, portalEventSecrets: secrets, times } = settings
  const pool = openPool(settings.databaseUrl)
  const orders = openStoredOrders(settings.ordersFile)
  const deliveries = deliverTo({ orders, storeUrl, secrets, times })
  const app = createSandbox({
    storeUrl,
    outboxDirectory,
    orders,
    deliveries,
    secrets,
    signUp: (request) => signUpWebhook(request, { pool, outboxDirectory }),
    logIn: (request) => logInWebhook(request, { pool, outboxDirectory }),
  })
  const server = createAdaptorServer({ fetch: app.fetch })
  try {
    const port = await listen(server, settings.port)
    deliveries.resume()
    async function stopAll(): Promise<void> {
      deliveries.stop()
      await stop(server, pool)
    }
    return { url: `http://127.0.0.1:${port}`, stop: stopAll }
  } catch (error) {
    await pool.end()
    throw error
  }
}

function openPool(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: 3, connectionTimeoutMillis: 2000, query_timeout: 5000 })
  // Queries report their own errors. A broken idle connection must not end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

function listen(server: Pick<Server, 'once' | 'listen' | 'address'>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use. Stop the program that uses it, or set SANDBOX_PORT to a free port.`,
            )
          : error,
      ),
    )
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

async function stop(server: ReturnType<typeof createAdaptorServer>, pool: Pool): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  await closed
  await pool.end()
}
