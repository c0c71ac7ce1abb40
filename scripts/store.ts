/** One process of the store from the last build, for `npm start`; ends with the process that started it. */
import { endWithParent, runUntilStopped } from './lifecycle.ts'
import { clientDirectory, loadServerBuild } from './server-build.ts'

await runUntilStopped(async () => {
  const { parseEnvironment, startStore } = await loadServerBuild()
  const store = await startStore(parseEnvironment(process.env), clientDirectory)
  endWithParent()
  return store
})
