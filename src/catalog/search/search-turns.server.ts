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
  const waiting = new Set<() => void>()
  let running = 0

  return async function inTurn<Value>(
    work: () => Promise<Value>,
    cheap: () => Promise<Value>,
  ): Promise<Value> {
    if (running < maxRunning) running += 1
    else if (waiting.size >= maxWaiting || !(await getsTurn())) return cheap()
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next) next()
      else running -= 1
    }
  }

  /** Waits until another search ends and passes on its turn. Returns `false` if this takes too long. */
  function getsTurn(): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isMine: boolean) => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve(isMine)
      }
      const begin = () => end(true)
      const timer = setTimeout(() => end(false), patience)
      waiting.add(begin)
    })
  }
}

export type SearchTurns = ReturnType<typeof createSearchTurns>

/** Limits the searches of this process. The listing and the close matches of a page use the same turn. */
export const searchTurns: SearchTurns = createSearchTurns({ maxRunning: 3, maxWaiting: 6, patience: 500 })
