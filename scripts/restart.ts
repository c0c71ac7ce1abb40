import { setTimeout as pause } from 'node:timers/promises'
import { errorSentence } from './lifecycle.ts'

/** One of the processes that make up `npm start`. */
export interface LocalProcess {
  /** Resolves to the reason when the process ends, including after `stop()`. */
  ended: Promise<string>
  stop(): Promise<void>
}

/** A process that is restarted whenever it ends unexpectedly. */
export type SupervisedProcess = Pick<LocalProcess, 'stop'>

const firstPauseMilliseconds = 250
const longestPauseMilliseconds = 15_000
/** A process that has run this long counts as stable, so its next restart is quick again. */
const steadyMilliseconds = 60_000

/** The time to wait before a restart, depending on the number of restarts in a row. */
export function restartPause(restarts: number): number {
  return Math.min(firstPauseMilliseconds * 2 ** restarts, longestPauseMilliseconds)
}

/**
 * Starts a process and restarts it whenever it ends unexpectedly. Rejects only if the first start fails, usually
 * because of a mistake in the settings.
 */
export async function supervise<P extends LocalProcess>(
  name: string,
  start: () => Promise<P>,
  say: (line: string) => void,
): Promise<SupervisedProcess & { first: P }> {
  const stopping = new AbortController()
  const first = await start()
  let part = first
  const watching = watch()

  async function watch(): Promise<void> {
    let restarts = 0
    while (!stopping.signal.aborted) {
      const since = Date.now()
      const why = await part.ended
      if (stopping.signal.aborted) return
      if (Date.now() - since > steadyMilliseconds) restarts = 0
      say(`The ${name} has ended (${why}). Starting it again.`)
      restarts = await startAgain(restarts)
    }
  }

  /** Restarts the process and returns the number of restarts in a row. */
  async function startAgain(restarts: number): Promise<number> {
    await pause(restartPause(restarts), undefined, { signal: stopping.signal }).catch(() => undefined)
    if (stopping.signal.aborted) return restarts
    try {
      part = await start()
      say(`The ${name} is up again.`)
      return restarts + 1
    } catch (error) {
      say(`The ${name} did not start: ${errorSentence(error)}`)
      return startAgain(restarts + 1)
    }
  }

  return {
    first,
    async stop() {
      stopping.abort()
      await part.stop()
      await watching
      // Stop it again, because a restart that was in progress may have started a new process.
      await part.stop()
    },
  }
}
