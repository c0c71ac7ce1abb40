/** Runs the store of `npm start` from the last build. Ends with its parent process. */
import { clientDirectory, loadServerBuild } from './server-build.ts'
import { closeInTurn, ownMetricsPort, runStore } from './store-processes.ts'

await runStore(process.argv, async () => {
  const { parseEnvironment, startStore } = await loadServerBuild()
  const environment = parseEnvironment(process.env)
  const METRICS_PORT = ownMetricsPort(environment.METRICS_PORT)
  return startStore({ ...environment, METRICS_PORT }, clientDirectory, closeInTurn)
})
