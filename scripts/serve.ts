/**
 * `npm run serve` runs the store in production from the last build; `-- --processes 2` runs two processes behind
 * one port. Takes all settings from the environment, and starts no sandbox. Needs only production dependencies and
 * works from any folder.
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
