import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startLocalPostgres } from './local-postgres.ts'
import type { LocalProcess } from './restart.ts'
import { projectDirectory } from './server-build.ts'

const startLimitMilliseconds = 60_000

/**
 * The flags of `npm run serve`: a small young generation, and collection of the old one after growing by a third.
 * By default it may grow to four times the used memory, 100 MB of garbage under many renders.
 */
const nodeFlags = [...process.execArgv, '--max-semi-space-size=8', '--heap-growing-percent=35']

/**
 * Returns free blocks of a megabyte and more to the system, such as the 32 MB of a password hash. The C library
 * would otherwise hold on to them after the first one. One pool for small blocks instead of one per thread
 * reduces fragmentation.
 */
const memorySettings = { MALLOC_MMAP_THRESHOLD_: '1000000', MALLOC_ARENA_MAX: '1' } as const

/** The PostgreSQL installed by npm, as a part of the local product. */
export async function startDatabaseProcess(dataDirectory: string): Promise<LocalProcess & { url: string }> {
  const { url, exited, stop } = await startLocalPostgres(dataDirectory)
  const ended = exited.then((code) =>
    code === null ? 'killed, or stopped by whoever started it' : `code ${code}`,
  )
  return { url, ended, stop }
}

export interface LocalProgram extends LocalProcess {
  child: ChildProcess
  /** Kills the process without a graceful stop. */
  kill(): Promise<void>
}

/** Starts a program of this project as a process that ends with this one. */
export function startProgram(
  script: string,
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): LocalProgram {
  const child = fork(join(projectDirectory, script), args, {
    env: { ...memorySettings, ...env },
    cwd: projectDirectory,
    execArgv: nodeFlags,
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
  })
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (isRunning(child)) child.kill(signal)
    await ended
  }
  return { child, ended, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** Waits until the program answers. A program that ends earlier has already reported why. */
export async function untilItAnswers({ child }: Pick<LocalProgram, 'child'>, url: string): Promise<void> {
  const deadline = Date.now() + startLimitMilliseconds
  while (isRunning(child) && Date.now() < deadline) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await pause(50)
  }
  child.kill('SIGKILL')
  throw new Error(`The program that should answer at ${url} did not start.`)
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}
