/**
 * `npm run migrate` applies the migrations and SQL functions of this build. Run it before starting the new
 * processes, as a database role that may change tables. `npm run serve` then finds nothing to apply and needs no
 * such rights.
 */
import { errorSentence } from './lifecycle.ts'
import { databaseSources, loadServerBuild, loadSettingsFile } from './server-build.ts'

try {
  loadSettingsFile()
  const url = process.env['DATABASE_DIRECT_URL'] || process.env['DATABASE_URL']
  if (!url) throw new Error('DATABASE_URL is missing.')
  const { migrateDatabase, prepareJobSchema } = await loadServerBuild()
  const applied = await migrateDatabase(url, databaseSources)
  await prepareJobSchema(url)
  console.log(applied === 0 ? 'The database is up to date.' : `Migrations and SQL files applied: ${applied}.`)
} catch (error) {
  console.error(`The database was not migrated: ${errorSentence(error)}`)
  process.exitCode = 1
}
