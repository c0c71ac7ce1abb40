import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { runUntilStopped, type Running } from './lifecycle.ts'
import { supervise, type LocalProcess, type SupervisedProcess } from './restart.ts'

const maxProcesses = 64

/**
 * The time limit for a stop, below the 15 seconds that operators allow (docs/operations.md). An unresponsive
 * database could otherwise delay the stop for longer.
 */
const stopMilliseconds = 12_000

/**
 * Runs the store in this process. With `--processes 2`, two processes share the port, and this process only owns
 * the port and restarts processes that end.
 */
export async function runStore(args: readonly string[], start: () => Promise<Running>): Promise<void> {
  if (cluster.isWorker) return runUntilStopped(start, stopMilliseconds)
  return runUntilStopped(() => {
    const processes = processesOf(args)
    return processes === 1 ? start() : startProcesses(processes)
  }, stopMilliseconds)
}

export function processesOf(args: readonly string[]): number {
  const at = args.indexOf('--processes')
  if (at === -1) return 1
  const processes = Number(args[at + 1])
  if (Number.isInteger(processes) && processes >= 1 && processes <= maxProcesses) return processes
  throw new Error(`--processes needs a number from 1 to ${maxProcesses}.`)
}

/** The metrics port of this process. The first process uses the configured port, the others the ports after it. */
export function ownMetricsPort(port: number, environment: NodeJS.ProcessEnv = process.env): number {
  return port === 0 ? 0 : port + Number(environment['STORE_PROCESS'] ?? 1) - 1
}

/**
 * Closes the port in one process after the other, so that clients can reconnect to another process. Each also
 * waits until the parent has closed its copy of the port, because otherwise a client could connect to a port that
 * nobody serves.
 */
export async function closeInTurn(close: () => Promise<void>): Promise<void> {
  if (cluster.isWorker) await answered('closing')
  await close()
  if (cluster.isWorker) await answered('closed')
}

function answered(expected: string): Promise<void> {
  return new Promise((resolve) => {
    process.on('message', (message) => {
      if (message === expected) resolve()
    })
    process.send?.(expected)
  })
}

let turn: Promise<void> = Promise.resolve()

/** Handles `closeInTurn` in the parent process. */
function giveTurns(worker: Worker): void {
  const closed = Promise.withResolvers<void>()
  const answer = (message: string) => {
    if (worker.isConnected()) worker.send(message)
  }
  worker.once('exit', () => closed.resolve())
  worker.on('message', (message) => {
    if (message === 'closing') {
      turn = turn.then(() => {
        answer('closing')
        return closed.promise
      })
    }
    if (message === 'closed') {
      answer('closed')
      closed.resolve()
    }
  })
}

async function startProcesses(count: number): Promise<Running> {
  // Workers accept connections themselves. Connections passed on by the parent could hang in a worker that is
  // being killed.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const processes: SupervisedProcess[] = []
  const startNumber = async (number: number) => {
    processes.push(await supervise(`store process ${number}`, () => startProcess(number), console.error))
  }
  const stop = async () => {
    await Promise.all(processes.map((each) => each.stop()))
  }
  try {
    // Starts the first process alone, so that a mistake in the settings is reported only once.
    await startNumber(1)
    const started = await Promise.allSettled(
      Array.from({ length: count - 1 }, (_, at) => startNumber(at + 2)),
    )
    for (const each of started) if (each.status === 'rejected') throw each.reason
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startProcess(number: number): Promise<LocalProcess> {
  const worker = cluster.fork({ STORE_PROCESS: String(number) })
  giveTurns(worker)
  const { process: child } = worker
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
  })
  const failed = ended.then((why) => {
    throw new Error(`Process ${number} of the store did not start (${why}).`)
  })
  failed.catch(() => undefined)
  await Promise.race([once(worker, 'listening'), failed])
  return {
    ended,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
