import { existsSync } from 'node:fs'
import { access, constants, mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chooseAccount, giveFolderTo } from './postgres-account.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { initialiseDataDirectory } from './postgres-data.ts'
import { type PostgresChild, spawnPostgres } from './postgres-process.ts'
import { findPostmaster, isPostmasterAlive, type Postmaster, removeForeignLocks } from './postmaster.ts'

export type PostgresExit = {
  /** True if `stop()` of this handle was called. */
  expected: boolean
  code: number | null
}

export type EmbeddedPostgres = {
  /** The address of the database `wadah`, which `migrateDatabase` creates. */
  url: string
  /** True if another process runs this server; then `stop()` leaves it running. */
  adopted: boolean
  pid: number
  stop(): Promise<void>
  exited: Promise<PostgresExit>
}

export type EmbeddedPostgresOptions = {
  dataDirectory: string
  log: (line: string) => void
  /** Settings that differ from those of the local server. */
  settings?: Readonly<Record<string, string>>
}

const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 10_000

/**
 * Starts the PostgreSQL that npm installed, or adopts the one that serves this folder already. It listens on a Unix
 * socket only and ends with this process, however this process ends.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDirectory = resolve(options.dataDirectory)
  const deadline = Date.now() + START_LIMIT_MS
  const running = await adoptable(dataDirectory)
  if (running) return adopt(dataDirectory, running)

  const binaries = await findPostgresBinaries()
  await requireWritable(dataDirectory)
  const account = await chooseAccount(dirname(dataDirectory))
  await initialiseDataDirectory({ dataDirectory, binaries, account })
  await giveFolderTo(account, dataDirectory)

  for (;;) {
    await removeForeignLocks(dataDirectory)
    const child = await spawnPostgres({ ...options, dataDirectory, binaries, account })
    if (await becameReady(dataDirectory, child, deadline)) return own(dataDirectory, child)

    await Promise.race([child.drained, pause(1000)])
    const other = await adoptable(dataDirectory)
    if (other) return adopt(dataDirectory, other)
    if (!child.failedOnLock() || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start in ${dataDirectory}: ${child.lastWords()}`)
    }
    await pause(200)
  }
}

/** The address of the server that runs in this folder now, if there is one. */
export async function findEmbeddedPostgres(
  dataDirectory: string,
): Promise<{ url: string; pid: number } | undefined> {
  const folder = resolve(dataDirectory)
  const postmaster = await findPostmaster(folder)
  return postmaster?.ready ? { url: urlOf(postmaster), pid: postmaster.pid } : undefined
}

/** A server whose owner has just died still answers for a moment, so it has to answer twice. */
async function adoptable(dataDirectory: string): Promise<Postmaster | undefined> {
  const first = await findPostmaster(dataDirectory)
  if (!first?.ready) return undefined
  await pause(150)
  const second = await findPostmaster(dataDirectory)
  return second?.ready && second.pid === first.pid ? second : undefined
}

function adopt(dataDirectory: string, postmaster: Postmaster): EmbeddedPostgres {
  return {
    url: urlOf(postmaster),
    adopted: true,
    pid: postmaster.pid,
    stop: () => Promise.resolve(),
    exited: watchForeign(dataDirectory, postmaster.pid),
  }
}

async function watchForeign(dataDirectory: string, pid: number): Promise<PostgresExit> {
  while (await isPostmasterAlive(pid, dataDirectory)) await pause(500, undefined, { ref: false })
  return { expected: false, code: null }
}

async function own(dataDirectory: string, child: PostgresChild): Promise<EmbeddedPostgres> {
  const postmaster = await findPostmaster(dataDirectory)
  if (!postmaster) throw new Error(`PostgreSQL stopped right after it started: ${child.lastWords()}`)
  let expected = false
  return {
    url: urlOf(postmaster),
    adopted: false,
    pid: child.pid,
    async stop() {
      expected = true
      child.askToStop()
      const limit = setTimeout(() => child.kill(), STOP_LIMIT_MS)
      await child.exited
      clearTimeout(limit)
    },
    exited: child.exited.then((code) => ({ expected, code })),
  }
}

async function becameReady(dataDirectory: string, child: PostgresChild, deadline: number): Promise<boolean> {
  let gone = false
  void child.exited.then(() => (gone = true))
  while (!gone) {
    const postmaster = await findPostmaster(dataDirectory)
    if (postmaster?.ready && postmaster.pid === child.pid) return true
    if (Date.now() > deadline) child.askToStop()
    await pause(20)
  }
  return false
}

async function requireWritable(dataDirectory: string): Promise<void> {
  try {
    await mkdir(dirname(dataDirectory), { recursive: true })
    const folder = existsSync(dataDirectory) ? dataDirectory : dirname(dataDirectory)
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new Error(
      `The database folder ${dataDirectory} cannot be written${reason}: make it writable, choose another, or set DATABASE_URL.`,
      { cause: error },
    )
  }
}

/** Names every setting that the environment could change (PGPORT, PGSSLMODE). */
function urlOf({ socketFolder }: Postmaster): string {
  const host = encodeURIComponent(socketFolder)
  return `postgresql://postgres@localhost:5432/wadah?host=${host}&sslmode=disable`
}
