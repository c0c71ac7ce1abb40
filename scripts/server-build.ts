import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as ServerBuild from '#app/entry.server.ts'

export const projectDirectory = fileURLToPath(new URL('..', import.meta.url))

export const clientDirectory = join(projectDirectory, 'build/client')
/** The files that `migrateDatabase` applies. */
export const databaseSources = {
  migrationsFolder: join(projectDirectory, 'migrations'),
  functionsFolder: join(projectDirectory, 'src/db/functions'),
}

/**
 * Loads the server that `npm run build` bundled into one file with its packages, so that production compiles
 * nothing.
 */
export async function loadServerBuild(): Promise<typeof ServerBuild> {
  const entry = join(projectDirectory, 'build/server/index.js')
  if (!existsSync(entry)) throw new Error('There is no build. Run `npm run build` first.')
  configureFonts()
  return import(entry)
}

/** Call before sharp is used. Otherwise Fontconfig prints warnings about missing configuration on the host. */
export function configureFonts(): void {
  process.env['FONTCONFIG_FILE'] ||= join(projectDirectory, 'scripts/fontconfig.conf')
}

/** Loads settings from a file `.env` beside the code. Settings in the environment have priority. */
export function loadSettingsFile(): void {
  const file = join(projectDirectory, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
