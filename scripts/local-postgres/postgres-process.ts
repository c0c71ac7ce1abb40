import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { giveFolderTo, type PostgresAccount } from './postgres-account.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { SOCKET_NAME } from './postmaster.ts'

export type PostgresChild = {
  pid: number
  /** The exit code of the server: 0 after an orderly end. */
  exited: Promise<number | null>
  /** Settles after `exited`, when the last output has been read. */
  drained: Promise<unknown>
  /** A fast, orderly stop: open transactions are rolled back. */
  askToStop(): void
  /** For a server that ignores `askToStop`. The next start recovers. */
  kill(): void
  lastWords(): string
  failedOnLock(): boolean
}

/**
 * Runs between us and the server, in its own session, so that Ctrl-C reaches us first. Its standard input is a pipe
 * from this process: when that closes, for whatever reason, it ends the server. It repeats the signal, which a starting
 * server may miss.
 */
const WATCHDOG = `
exec 3<&0
leftover=$1; shift
"$@" </dev/null >&2 3<&- &
server=$!
echo $server
(cat <&3; while kill -INT $server; do sleep 1; done) >/dev/null 2>&1 &
watcher=$!
wait $server
code=$?
kill $watcher 2>/dev/null
if [ -n "$leftover" ]; then rmdir "$leftover" 2>/dev/null; fi
exit $code`

export async function spawnPostgres(needs: {
  dataDirectory: string
  binaries: PostgresBinaries
  account: PostgresAccount
  log: (line: string) => void
  settings?: Readonly<Record<string, string>>
}): Promise<PostgresChild> {
  const { dataDirectory, binaries, account, log } = needs
  const socketFolder = await chooseSocketFolder(dataDirectory, account)
  const leftover = socketFolder === dataDirectory ? '' : socketFolder
  const server = [...account.prefix, binaries.postgres, '-D', dataDirectory, '-k', socketFolder]
  const child = spawn('sh', ['-c', WATCHDOG, 'sh', leftover, ...server, ...settings(needs.settings)], {
    ...account.identity,
    cwd: '/',
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => {})

  const exited = new Promise<number | null>((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => {
      child.stdin.destroy()
      // Backends that outlive a killed server hold its output open; this process does not wait for them.
      child.stdout.destroy()
      if (child.stderr instanceof Socket) child.stderr.unref()
      done(code)
    })
  })
  const drained = once(child, 'close').catch(() => {})
  const words: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    words.splice(0, words.length - 19)
    words.push(line)
    log(line)
  })
  const [pid] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    exited.then(() => ['']),
  ])
  return {
    pid: Number(pid),
    exited,
    drained,
    askToStop: () => child.stdin.end(),
    kill: () => killQuietly(Number(pid)),
    lastWords: () => words.find((line) => /FATAL|PANIC/.test(line)) ?? words.at(-1) ?? 'no reason given',
    failedOnLock: () => words.some((line) => /lock file|shared memory block/.test(line)),
  }
}

/** A server that this process starts again keeps the address that the other programs know. */
const shortFolders = new Map<string, string>()

/** A Unix socket's path may have 103 bytes on macOS, 107 on Linux; for a longer one a folder elsewhere is made. */
async function chooseSocketFolder(dataDirectory: string, account: PostgresAccount) {
  if (Buffer.byteLength(join(dataDirectory, SOCKET_NAME)) <= 103) return dataDirectory
  const folder = shortFolders.get(dataDirectory) ?? (await mkdtemp(join(tmpdir(), 'wadah-')))
  shortFolders.set(dataDirectory, folder)
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o700)
  await giveFolderTo(account, folder)
  return folder
}

/** A sixteenth of the memory: enough for a catalogue of a million products on a machine of 16 GB. */
function sharedBuffersMegabytes(): number {
  return Math.min(1024, Math.max(128, Math.floor(totalmem() / 2 ** 24)))
}

/** Durable, small, and without statements in the log, which may contain personal data. */
function settings(changes: Readonly<Record<string, string>> = {}): string[] {
  const values = {
    listen_addresses: '',
    port: '5432',
    unix_socket_permissions: '0700',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_level: 'minimal',
    max_wal_senders: '0',
    shared_buffers: `${sharedBuffersMegabytes()}MB`,
    work_mem: '8MB',
    effective_cache_size: '1GB',
    random_page_cost: '1.1',
    max_connections: '100',
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '',
    ...changes,
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function killQuietly(pid: number) {
  try {
    if (pid > 0) process.kill(pid, 'SIGQUIT')
  } catch {
    // It has just ended by itself.
  }
}
