/**
 * `npm run serve`: the store in production, from the last build; `-- --processes 2` runs two behind one port. All
 * settings come from the environment. Starts no sandbox and seeds nothing. Needs production dependencies only,
 * runs from any folder, and writes no files.
 */
import { errorSentence } from './lifecycle.ts'
import { clientDirectory, databaseSources, loadServerBuild, loadSettingsFile } from './server-build.ts'
import { closeInTurn, ownMetricsPort, runStore } from './store-processes.ts'

await runStore(process.argv, async () => {
  loadSettingsFile()
  const { migrateDatabase, parseProductionEnvironment, startStore } = await loadServerBuild()
  const environment = parseProductionEnvironment({
    HOST: '0.0.0.0',
    PORT: '3000',
    METRICS_PORT: '9464',
    ...process.env,
  })
  const databaseUrl = environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL
  await migrateDatabase(databaseUrl, databaseSources).catch((error: unknown) => {
    throw new Error(`The store cannot start: the database is not up to date. ${errorSentence(error)}`, {
      cause: error,
    })
  })
  const METRICS_PORT = ownMetricsPort(environment.METRICS_PORT)
  return startStore({ ...environment, METRICS_PORT }, clientDirectory, closeInTurn)
})
