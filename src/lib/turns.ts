export type InTurn = ReturnType<typeof createTurns>

/** Runs at most `most` pieces of work at a time. The others wait, first come, first served. */
export function createTurns(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => void waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
