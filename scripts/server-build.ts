import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as ServerBuild from '#app/entry.server.ts'

export const projectDirectory = fileURLToPath(new URL('..', import.meta.url))

export const clientDirectory = join(projectDirectory, 'build/client')
/** The folders that `migrateDatabase` reads. */
export const databaseSources = {
  migrationsFolder: join(projectDirectory, 'migrations'),
  functionsFolder: join(projectDirectory, 'src/db/functions'),
}

/**
 * Loads the server that `npm run build` has bundled into one file with its packages, so that nothing is compiled
 * in production.
 */
export async function loadServerBuild(): Promise<typeof ServerBuild> {
  const entry = join(projectDirectory, 'build/server/index.js')
  if (!existsSync(entry)) throw new Error('There is no build. Run `npm run build` first.')
  configureFonts()
  return import(entry)
}

/** Call this before using sharp. Otherwise Fontconfig warns if the host has no font configuration. */
export function configureFonts(): void {
  process.env['FONTCONFIG_FILE'] ||= join(projectDirectory, 'scripts/fontconfig.conf')
}

/** Loads settings from the file `.env` in the project. Settings in the environment take precedence. */
export function loadSettingsFile(): void {
  const file = join(projectDirectory, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
