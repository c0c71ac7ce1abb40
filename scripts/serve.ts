/** `npm run serve`: the store in production. Every setting comes from the environment; there is no sandbox. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrateDatabase } from '#db/migrate.server.ts'
import { seedDatabase } from '#app/seed.server.ts'
import { parseEnvironment } from '#http/environment.server.ts'
import { runUntilStopped } from './lifecycle.ts'

const project = fileURLToPath(new URL('..', import.meta.url))
const settingsFile = join(project, '.env')
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile)

await runUntilStopped(async () => {
  const environment = parseEnvironment({
    HOST: '0.0.0.0',
    PORT: '3000',
    METRICS_PORT: '9464',
    ...process.env,
  })
  await migrateDatabase(environment.DATABASE_URL, { migrationsFolder: join(project, 'migrations') })
  await seedDatabase(environment.DATABASE_URL, { demo: false })
  const { startStore } = await import(join(project, 'build/server/index.js'))
  return startStore(environment, join(project, 'build/client'))
})
