import { setTimeout as pause } from 'node:timers/promises'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './local-postgres/embedded-postgres.ts'
import { isPostmasterAlive } from './local-postgres/postmaster.ts'
import { localDatabaseDirectory } from './data-directory.ts'

const dataDirectory = localDatabaseDirectory()
const actions: Record<string, () => Promise<void>> = { start, stop, status }
const action = actions[process.argv[2] ?? '']

if (!action) fail('Usage: npm run database -- start|stop|status')
else await action().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))

/** Runs the database until Ctrl-C, or `stop` in another terminal. */
async function start() {
  const postgres = await startEmbeddedPostgres({ dataDirectory, log: console.log })
  if (postgres.adopted) return console.log(`Already running: ${postgres.url}`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void postgres.stop())
  }
  console.log(`Running until Ctrl-C: ${postgres.url}`)
  const { code } = await postgres.exited
  if (code !== 0) fail(`PostgreSQL ended with code ${code}.`)
}

async function stop() {
  const running = await findEmbeddedPostgres(dataDirectory)
  if (!running) return console.log('Not running.')
  process.kill(running.pid, 'SIGINT')
  for (let waited = 0; waited < 10_000; waited += 100) {
    await pause(100)
    if (!(await isPostmasterAlive(running.pid, dataDirectory))) return console.log('Stopped.')
  }
  fail('PostgreSQL did not stop within 10 seconds.')
}

async function status() {
  const running = await findEmbeddedPostgres(dataDirectory)
  console.log(running ? `Running: ${running.url}` : 'Not running.')
}

function fail(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}
