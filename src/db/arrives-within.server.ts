const stepMilliseconds = 50
/** A timer of an idle process is a little late too. */
const toleranceMilliseconds = 25

/**
 * Whether an answer, or an error, arrives in this time. While the process is busy with something else it reads no
 * answers, so of each longer pause only one step counts.
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
        // Later than answers that are waiting to be read.
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
