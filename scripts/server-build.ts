import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as ServerBuild from '#app/entry.server.ts'

const project = fileURLToPath(new URL('..', import.meta.url))

export const clientDirectory = join(project, 'build/client')
/** What `migrateDatabase` applies. */
export const databaseSources = {
  migrationsFolder: join(project, 'migrations'),
  functionsFolder: join(project, 'src/db/functions'),
}

/** What `npm run build` made of the server: one file with its packages in it, so that production compiles nothing. */
export async function loadServerBuild(): Promise<typeof ServerBuild> {
  const entry = join(project, 'build/server/index.js')
  if (!existsSync(entry)) throw new Error('There is no build yet: run `npm run build` first.')
  configureFonts()
  return import(entry)
}

/** Before sharp draws for the first time. Without it, Fontconfig prints what it misses on the host. */
export function configureFonts(): void {
  process.env['FONTCONFIG_FILE'] ||= join(project, 'scripts/fontconfig.conf')
}

/** Settings may stand in a file `.env` beside the code; those of the environment win. */
export function loadSettingsFile(): void {
  const file = join(project, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
