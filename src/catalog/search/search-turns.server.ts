interface TurnLimits {
  most: number
  mostWaiting: number
  /** In milliseconds. */
  patience: number
}

/**
 * At most so many searches at a time, so that no queue grows. A few more wait for a moment, and everybody else gets
 * something cheap at once.
 */
export function createSearchTurns({ most, mostWaiting, patience }: TurnLimits) {
  const waiting = new Set<() => void>()
  let running = 0

  return async function inTurn<Value>(
    work: () => Promise<Value>,
    cheap: () => Promise<Value>,
  ): Promise<Value> {
    if (running < most) running += 1
    else if (waiting.size >= mostWaiting || !(await getsTurn())) return cheap()
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next) next()
      else running -= 1
    }
  }

  /** The turn of one that ends passes on to the next. */
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

/** Of this process. A page with its close matches is one. */
export const searchTurns: SearchTurns = createSearchTurns({ most: 3, mostWaiting: 6, patience: 500 })
