const stepMilliseconds = 50
/** Timers are late even in an idle process. */
const toleranceMilliseconds = 25

/**
 * Whether an answer or error arrives within this time. A process that is busy reads no answers, so a longer pause
 * counts as one step.
 */
export async function arrivesWithin(milliseconds: number, answer: Promise<unknown>): Promise<boolean> {
  const limit = Promise.withResolvers<false>()
  let left = milliseconds
  let timer = startStep()

  function startStep(): NodeJS.Timeout {
    const startedAt = performance.now()
    return setTimeout(
      () => {
        left -= Math.min(performance.now() - startedAt, stepMilliseconds + toleranceMilliseconds)
        if (left > 0) timer = startStep()
        // setImmediate: lets answers that are already waiting be read first.
        else setImmediate(() => limit.resolve(false))
      },
      Math.min(left, stepMilliseconds),
    )
  }

  const arrived = answer.then(
    () => true,
    () => true,
  )
  try {
    return await Promise.race([arrived, limit.promise])
  } finally {
    clearTimeout(timer)
  }
}
