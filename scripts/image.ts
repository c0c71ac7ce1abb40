/**
 * `npm run image` builds the image and tests it: start, health, one order, stop. Needs root, and buildah, podman,
 * runc and debootstrap from Debian. Not part of `npm test`, because it takes minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { projectDirectory } from './server-build.ts'
import { openMovingAddress } from '../test/support/database/moving-address.ts'
import { startLocalPostgres } from './local-postgres.ts'
import { buildImage, removeContainer, show, succeeds } from './image/tools.ts'
import { tryImage } from './image/trial.ts'

const image = 'localhost/wadah-storefront:trial'
const container = 'wadah-trial'
const { values } = parseArgs({
  options: { base: { type: 'string', default: 'localhost/wadah-base:bookworm' } },
})

const directory = mkdtempSync(join(tmpdir(), 'wadah-image-'))
try {
  if (!(await succeeds('podman', ['image', 'exists', values.base]))) {
    show(join(projectDirectory, 'scripts/image/make-base.sh'), [values.base])
  }
  buildImage(image, values.base, projectDirectory)
  await withDatabase((url) => tryImage(container, image, url))
} finally {
  rmSync(directory, { recursive: true, force: true })
}

async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const dataDirectory = join(directory, 'postgres')
  const postgres = await startLocalPostgres(dataDirectory)
  const port = await openMovingAddress(postgres)
  try {
    await createDatabase(postgres.url)
    await Promise.race([work(port.url), interruption()])
  } finally {
    // Removes the container first, because closing the port waits for its connections.
    await removeContainer(container)
    await port.close()
    await postgres.stop()
  }
}

/** Rejects on a signal, so that everything the trial has started is stopped and removed. */
function interruption(): Promise<never> {
  return new Promise((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => reject(new Error(`The trial was ended by ${signal}.`)))
    }
  })
}

async function createDatabase(postgresUrl: string): Promise<void> {
  const address = new URL(postgresUrl)
  address.pathname = '/postgres'
  const client = new Client({ connectionString: address.href })
  await client.connect()
  await client.query('create database wadah')
  await client.end()
}
