import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where a local run keeps its database and its outbox: `DATA_DIRECTORY`, else `.data/` of the project. */
export function localDataDirectory(): string {
  return resolve(process.env['DATA_DIRECTORY'] || fileURLToPath(new URL('../.data', import.meta.url)))
}

/** The database of a local run. */
export function localDatabaseDirectory(): string {
  return join(localDataDirectory(), 'postgres')
}
