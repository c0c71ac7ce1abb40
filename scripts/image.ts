/**
 * `npm run image`: builds the image and tests it: start, health, one order, stop. `-- --from COMMIT` also tests
 * an upgrade from an earlier commit and the rollback. Needs root and Debian's buildah, podman, runc and
 * debootstrap. Takes minutes, so it is not part of `npm test`.
 */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { projectDirectory } from './server-build.ts'
import { openMovingAddress } from '../test/support/database/moving-address.ts'
import { startLocalPostgres } from './local-postgres.ts'
import { buildImage, removeContainers, show, succeeds } from './image/tools.ts'
import { startTrial } from './image/trial.ts'

const image = 'localhost/wadah-storefront:trial'
const earlierImage = 'localhost/wadah-storefront:earlier'
const { values } = parseArgs({
  options: { base: { type: 'string', default: 'localhost/wadah-base:bookworm' }, from: { type: 'string' } },
})

const directory = mkdtempSync(join(tmpdir(), 'wadah-image-'))
try {
  if (!(await succeeds('podman', ['image', 'exists', values.base]))) {
    show(join(projectDirectory, 'scripts/image/make-base.sh'), [values.base])
  }
  buildImage(image, values.base, projectDirectory)
  if (values.from) buildEarlier(values.from)
  await withDatabase(values.from ? tryUpgrade : tryImage)
} finally {
  rmSync(directory, { recursive: true, force: true })
}

/** Builds an earlier commit with its own Containerfile. */
function buildEarlier(commit: string): void {
  const context = join(directory, 'earlier')
  const unpack = 'mkdir "$3" && git -C "$1" archive "$2" | tar -x -C "$3"'
  show('sh', ['-c', unpack, 'sh', projectDirectory, commit, context])
  buildImage(earlierImage, values.base, context)
}

async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const dataDirectory = join(directory, 'postgres')
  const postgres = await startLocalPostgres(dataDirectory)
  const port = await openMovingAddress(postgres)
  try {
    await createDatabase(postgres.url)
    await Promise.race([work(port.url), interruption()])
  } finally {
    // The containers are removed first, because closing the port waits for their connections.
    await removeContainers('wadah-trial', 'wadah-earlier')
    await port.close()
    await postgres.stop()
  }
}

/** Rejects on a signal, so that everything the trial started is stopped and removed. */
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

async function tryImage(databaseUrl: string): Promise<void> {
  const store = await startTrial('wadah-trial', image, databaseUrl)
  console.log(await store.seed())
  const order = await store.order()
  assert.ok((await store.orders()).includes(order), 'the order is listed')
  await store.stop()
  console.log('The image starts, is healthy, takes an order and stops.')
}

async function tryUpgrade(databaseUrl: string): Promise<void> {
  const earlier = await startTrial('wadah-earlier', earlierImage, databaseUrl)
  console.log(await earlier.seed())
  const first = await earlier.order()
  const store = await startTrial('wadah-trial', image, databaseUrl)
  assert.ok((await store.orders()).includes(first), 'the earlier order is there after the upgrade')
  const second = await earlier.order()
  await earlier.stop()
  const third = await store.order()
  const rolledBack = await startTrial('wadah-earlier', earlierImage, databaseUrl)
  await store.stop()
  const listed = await rolledBack.orders()
  for (const order of [first, second, third]) assert.ok(listed.includes(order), 'no order is lost')
  await rolledBack.stop()
  console.log(
    `The image of ${values.from} was upgraded with its data, ran beside the new one, and was restored by a rollback.`,
  )
}
