import { createServer } from 'node:net'
import { join } from 'node:path'
import { migrateDatabase } from '#db/migrate.server.ts'
import { seedDatabase } from '#app/seed.server.ts'
import { localSettings } from './local-environment.ts'
import { startDatabaseProcess, startProgram, untilItAnswers } from './local-processes.ts'
import { databaseSources } from './server-build.ts'
import { supervise, type SupervisedProcess } from './restart.ts'

export interface LocalProduct {
  settings: Record<string, string | undefined>
  stop(): Promise<void>
}

export interface LocalOptions {
  dataDirectory: string
  /** The program that runs the store. Development uses another one. */
  storeScript: string
  /** The number of store processes that share the port. */
  processes?: number
}

/**
 * Starts database, sandbox and store for `npm start` and `npm run dev`, and restarts each of them if it ends
 * unexpectedly.
 */
export async function startLocally({
  dataDirectory,
  storeScript,
  processes = 1,
}: LocalOptions): Promise<LocalProduct> {
  const settings: Record<string, string | undefined> = {
    ...localSettings(process.env, dataDirectory),
    OUTBOX_DIRECTORY: join(dataDirectory, 'outbox'),
  }
  await requireFree(Number(settings['PORT']), 'PORT')
  await requireFree(Number(settings['SANDBOX_PORT']), 'SANDBOX_PORT')

  const programs: SupervisedProcess[] = []
  let database: SupervisedProcess | undefined
  async function stop(): Promise<void> {
    await Promise.all(programs.map((program) => program.stop()))
    await database?.stop()
  }
  async function startDatabase(): Promise<string> {
    const start = () => startDatabaseProcess(join(dataDirectory, 'postgres'))
    const { first, ...part } = await supervise('database', start, console.error)
    database = part
    return first.url
  }
  async function startPart(name: string, script: string, port: string, args: readonly string[] = []) {
    async function start() {
      const program = startProgram(script, settings, args)
      await untilItAnswers(program, `http://127.0.0.1:${settings[port]}/healthz`)
      return program
    }
    programs.push(await supervise(name, start, console.error))
  }
  try {
    const url = settings['DATABASE_URL'] ?? (await startDatabase())
    await migrateDatabase(url, { ...databaseSources, createDatabase: true })
    const authSecret = settings['AUTH_SECRET']
    await seedDatabase(url, { demoAccount: true, ...(authSecret && { authSecret }) })
    settings['DATABASE_URL'] = url
    const started = await Promise.allSettled([
      startPart('sandbox', 'sandbox/main.ts', 'SANDBOX_PORT'),
      startPart('store', storeScript, 'PORT', processes === 1 ? [] : ['--processes', String(processes)]),
    ])
    for (const program of started) if (program.status === 'rejected') throw program.reason
    return { settings, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function requireFree(port: number, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(
        taken
          ? new Error(
              `Port ${port} is in use. Stop the program that uses it, or set ${setting} to a free port.`,
            )
          : error,
      )
    })
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()))
  })
}
