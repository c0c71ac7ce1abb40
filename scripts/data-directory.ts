import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of a local run for database and outbox: `DATA_DIRECTORY`, else `.data/` of the project. */
export function localDataDirectory(): string {
  return resolve(process.env['DATA_DIRECTORY'] || fileURLToPath(new URL('../.data', import.meta.url)))
}

export function localDatabaseDirectory(): string {
  return join(localDataDirectory(), 'postgres')
}
