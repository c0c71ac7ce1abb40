/** One process of the store, from the production build. Ends with the process that started it, if that asks for it. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnvironment } from '#http/environment.server.ts'
import { endWithParent, runUntilStopped } from './lifecycle.ts'

const build = fileURLToPath(new URL('../build', import.meta.url))

await runUntilStopped(async () => {
  const environment = parseEnvironment(process.env)
  const { startStore } = await import(join(build, 'server/index.js'))
  const store = await startStore(environment, join(build, 'client'))
  endWithParent()
  return store
})
