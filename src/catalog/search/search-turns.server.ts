import pLimit from 'p-limit'

interface TurnLimits {
  maxRunning: number
  maxWaiting: number
  /** The maximum time that a search waits for its turn, in milliseconds. */
  patience: number
}

/**
 * Limits concurrent searches, so that no queue builds up. A few more searches wait briefly. Any further
 * search returns a cheap answer immediately.
 */
export function createSearchTurns({ maxRunning, maxWaiting, patience }: TurnLimits) {
  const turns = pLimit(maxRunning)
  return function inTurn<Value>(work: () => Promise<Value>, cheap: () => Promise<Value>): Promise<Value> {
    if (turns.activeCount + turns.pendingCount >= maxRunning + maxWaiting) return cheap()
    const { promise, resolve } = Promise.withResolvers<Value>()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      resolve(cheap())
    }, patience)
    void turns(async () => {
      if (isLate) return
      clearTimeout(timer)
      resolve(work())
      await promise.catch(() => undefined)
    })
    return promise
  }
}

export type SearchTurns = ReturnType<typeof createSearchTurns>

/** Limits the searches of this process. The listing and the close matches of a page use the same turn. */
export const searchTurns: SearchTurns = createSearchTurns({ maxRunning: 3, maxWaiting: 6, patience: 500 })
