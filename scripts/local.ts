import { fork, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from './local-postgres/embedded-postgres.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { seedDatabase } from '#app/seed.server.ts'
import { localSettings } from './local-environment.ts'

export const projectDirectory = fileURLToPath(new URL('..', import.meta.url))

export interface LocalProduct {
  settings: Record<string, string | undefined>
  /** Settles when one of the processes ends by itself. */
  ended: Promise<string>
  stop(): Promise<void>
}

export interface LocalOptions {
  dataDirectory: string
  /** The program that runs the store. Development has its own. */
  storeScript: string
}

/** Starts database, sandbox and store on this machine, for `npm start` and `npm run dev`. */
export async function startLocally({ dataDirectory, storeScript }: LocalOptions): Promise<LocalProduct> {
  const settings = localSettings(process.env, dataDirectory)
  await requireFree(Number(settings['PORT']), 'PORT')
  await requireFree(Number(settings['SANDBOX_PORT']), 'SANDBOX_PORT')

  const postgres = settings['DATABASE_URL']
    ? null
    : await startEmbeddedPostgres({ dataDirectory: join(dataDirectory, 'postgres'), log: () => undefined })
  if (postgres) settings['DATABASE_URL'] = postgres.url
  const children: ChildProcess[] = []
  async function stop(): Promise<void> {
    await Promise.all(children.map(stopChild))
    await postgres?.stop()
  }
  try {
    const url = settings['DATABASE_URL'] ?? ''
    await migrateDatabase(url, {
      migrationsFolder: join(projectDirectory, 'migrations'),
      createDatabase: true,
    })
    await seedDatabase(url, { demo: true })
    const env = { ...settings, OUTBOX_DIRECTORY: join(dataDirectory, 'outbox') }
    const sandbox = startChild('sandbox/main.ts', env)
    const store = startChild(storeScript, env)
    children.push(sandbox, store)
    const ended = Promise.race([endOf(store, 'store'), endOf(sandbox, 'sandbox')])
    void postgres?.exited.then(
      ({ expected }) =>
        expected ||
        console.error(
          'The database has stopped. The shop goes on from its built-in catalogue; start again to recover.',
        ),
    )
    await Promise.all([
      answers(`http://127.0.0.1:${settings['PORT']}/healthz`, store),
      answers(`http://127.0.0.1:${settings['SANDBOX_PORT']}/healthz`, sandbox),
    ])
    return { settings, ended, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function startChild(script: string, env: Record<string, string | undefined>): ChildProcess {
  return fork(join(projectDirectory, script), {
    env,
    cwd: projectDirectory,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

function endOf(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(`The ${name} has ended (${signal ?? `code ${code}`}).`))
  })
}

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

/** Waits until the address answers. A child that ends before has reported why. */
async function answers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The product did not start.')
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function requireFree(port: number, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(
        taken
          ? new Error(`Port ${port} is taken. Stop what uses it, or set ${setting} to a free one.`)
          : error,
      )
    })
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()))
  })
}
