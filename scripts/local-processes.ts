import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startLocalPostgres } from './local-postgres.ts'
import type { LocalProcess } from './restart.ts'

const startLimitMilliseconds = 60_000

/**
 * As `npm run serve` starts Node: a small young generation, and an old one that is collected when it has grown by a third.
 * The default lets it grow to four times what is in use, which is 100 MB of garbage under a flood of renders.
 */
export const nodeFlags = [...process.execArgv, '--max-semi-space-size=8', '--heap-growing-percent=35']

/**
 * Blocks of a megabyte and more, such as the 32 MB of a password's hash, go back to the system once they are free. The C
 * library would learn from the first of them to hold on to all that follow. One pool of small blocks for all threads
 * leaves fewer gaps than one for each.
 */
export const memorySettings = { MALLOC_MMAP_THRESHOLD_: '1000000', MALLOC_ARENA_MAX: '1' } as const

/** The PostgreSQL that npm installed, as a part of the local product. */
export async function startDatabaseProcess(dataDirectory: string): Promise<LocalProcess & { url: string }> {
  const { url, exited, stop } = await startLocalPostgres(dataDirectory)
  const ended = exited.then((code) =>
    code === null ? 'killed, or stopped by whoever started it' : `code ${code}`,
  )
  return { url, ended, stop }
}

interface Program {
  script: string
  args: readonly string[]
  directory: string
}

/** A program of ours, as a part of the local product; returned once its port answers. */
export async function startProgramProcess(
  { script, args, directory }: Program,
  env: Record<string, string | undefined>,
  port: number,
): Promise<LocalProcess> {
  const child = fork(join(directory, script), args, {
    env: { ...memorySettings, ...env },
    cwd: directory,
    execArgv: nodeFlags,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
  })
  await untilItAnswers(`http://127.0.0.1:${port}/healthz`, child)
  async function stop(): Promise<void> {
    if (isRunning(child)) child.kill('SIGTERM')
    await ended
  }
  return { ended, stop }
}

/** Waits until the address answers. A child that ends before has reported why. */
async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
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
  throw new Error('The product did not start.')
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}
