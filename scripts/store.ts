/** One process of the store, from the production build. Ends with the process that started it, if that asks so. */
import { fileURLToPath } from 'node:url'
import { parseEnvironment } from '#server/environment.server.ts'
import { endWithParent, runUntilStopped } from './lifecycle.ts'

const entry = fileURLToPath(new URL('../build/server/index.js', import.meta.url))

await runUntilStopped(async () => {
  const environment = parseEnvironment(process.env)
  const { startStore } = await import(entry)
  const store = await startStore(environment)
  endWithParent()
  return store
})
