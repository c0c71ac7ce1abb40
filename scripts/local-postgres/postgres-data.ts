import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { giveFolderTo, type PostgresAccount } from './postgres-account.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'

type DataNeeds = { dataDirectory: string; binaries: PostgresBinaries; account: PostgresAccount }

const HOUR_MS = 3_600_000

/** Makes the data folder unless it exists: beside its place, then by one rename, so that it is never half made. */
export async function initialiseDataDirectory(needs: DataNeeds): Promise<void> {
  const { dataDirectory } = needs
  if (await isInitialised(needs)) return
  await removeUnfinished(dataDirectory)
  const unfinished = await mkdtemp(unfinishedPrefix(dataDirectory))
  try {
    await giveFolderTo(needs.account, unfinished)
    await runInitdb(needs, unfinished)
    await rename(unfinished, dataDirectory)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process may have been faster.
    if (!(await isInitialised(needs))) throw error
  }
}

async function isInitialised({ dataDirectory, binaries }: DataNeeds): Promise<boolean> {
  const version = await readFile(join(dataDirectory, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version !== undefined && version.trim() !== binaries.majorVersion) {
    throw new Error(
      `The database folder ${dataDirectory} holds data of PostgreSQL ${version.trim()}, and this is ${binaries.majorVersion}: move the folder away, or set DATABASE_URL.`,
    )
  }
  const content = version === undefined ? await readdir(dataDirectory).catch(() => []) : []
  if (content.length > 0) {
    throw new Error(
      `The database folder ${dataDirectory} holds other files: empty it, choose another, or set DATABASE_URL.`,
    )
  }
  return version !== undefined
}

async function runInitdb({ dataDirectory, binaries, account }: DataNeeds, folder: string) {
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const initdb = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...locale]
  const [command = binaries.initdb, ...rest] = [...account.prefix, binaries.initdb, ...initdb]
  try {
    await promisify(execFile)(command, rest, {
      ...account.identity,
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    })
  } catch (error) {
    throw new Error(
      `PostgreSQL could not prepare ${dataDirectory}: ${reasonOf(error)} (or set DATABASE_URL).`,
      { cause: error },
    )
  }
}

function reasonOf(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  const lines = output.split('\n')
  return lines.find((line) => /error|fatal/i.test(line)) ?? (lines[0] || String(error))
}

/** What a killed start left behind. A recent one may belong to another process that is starting. */
async function removeUnfinished(dataDirectory: string): Promise<void> {
  const parent = dirname(dataDirectory)
  const prefix = basename(unfinishedPrefix(dataDirectory))
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue
    const path = join(parent, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > HOUR_MS) await rm(path, { recursive: true, force: true })
  }
}

function unfinishedPrefix(dataDirectory: string): string {
  return `${dataDirectory}.unfinished-`
}
