/** `npm run database -- start|stop|status` controls the local PostgreSQL without the rest of the product. */
import { setTimeout as pause } from 'node:timers/promises'
import { runUntilStopped } from './lifecycle.ts'
import { localDatabaseDirectory } from './local-environment.ts'
import { findLocalPostgres, startLocalPostgres } from './local-postgres.ts'

const dataDirectory = localDatabaseDirectory()
const action = process.argv[2]
const running = await findLocalPostgres(dataDirectory)

if (action === 'start' && !running) {
  await runUntilStopped(async () => {
    const postgres = await startLocalPostgres(dataDirectory)
    console.log(`Running until Ctrl-C: ${postgres.url}`)
    void postgres.exited.then((code) => process.exit(code ?? 1))
    return postgres
  })
} else if (action === 'stop' && running) {
  process.kill(running.pid, 'SIGINT')
  while (await findLocalPostgres(dataDirectory)) await pause(100)
  console.log('Stopped.')
} else if (action === 'start' || action === 'stop' || action === 'status') {
  console.log(running ? `Running: ${running.url}` : 'Not running.')
} else {
  console.error('Usage: npm run database -- start|stop|status')
  process.exitCode = 2
}
