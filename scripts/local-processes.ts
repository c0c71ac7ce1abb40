import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startLocalPostgres } from './local-postgres.ts'
import type { LocalProcess } from './restart.ts'
import { projectDirectory } from './server-build.ts'

const startLimitMilliseconds = 60_000

/**
 * The Node flags of `npm run serve`: a small young generation, and a collection whenever the old generation has
 * grown by a third. By default it can grow to four times the used memory, which is 100 MB of garbage under many
 * renders.
 */
const nodeFlags = [...process.execArgv, '--max-semi-space-size=8', '--heap-growing-percent=35']

/**
 * Makes the C library return every freed block of a megabyte or more to the system, such as the 32 MB of a
 * password hash. By default it returns only the first one. A single pool for small blocks reduces fragmentation.
 */
const memorySettings = { MALLOC_MMAP_THRESHOLD_: '1000000', MALLOC_ARENA_MAX: '1' } as const

/** Starts the PostgreSQL that npm installed, as part of the local product. */
export async function startDatabaseProcess(dataDirectory: string): Promise<LocalProcess & { url: string }> {
  const { url, exited, stop } = await startLocalPostgres(dataDirectory)
  const ended = exited.then((code) =>
    code === null ? 'killed, or stopped by whoever started it' : `code ${code}`,
  )
  return { url, ended, stop }
}

export interface LocalProgram extends LocalProcess {
  child: ChildProcess
  /** Kills the process, so that it cannot stop gracefully. */
  kill(): Promise<void>
}

/** Starts a program of this project in a process that ends with this one. */
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

/** Waits until the program responds. If the program ends first, it has already reported the reason. */
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
