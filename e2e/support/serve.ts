/** Runs the built product on an empty data folder, for the browser journeys. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runUntilStopped } from '../../scripts/lifecycle.ts'
import { startLocally } from '../../scripts/local.ts'
import { projectDirectory } from '../../scripts/server-build.ts'

await runUntilStopped(async () => {
  const dataDirectory = join(projectDirectory, '.data', `e2e-${process.env['PORT']}`)
  await rm(dataDirectory, { recursive: true, force: true })
  return startLocally({ dataDirectory, storeScript: 'build/store.js' })
})
