import { performance } from 'node:perf_hooks'

const stepMilliseconds = 50
/** Timers are late even in an idle process. */
const toleranceMilliseconds = 25
/** What the time in which this process computes counts, so that a process that is always busy stops waiting, too. */
const busyShare = 0.25

/**
 * Whether an answer or error arrives within this time. A process that is busy reads no answers: its own work counts a
 * quarter, and a pause in which it got no turn counts as one step.
 */
export async function arrivesWithin(milliseconds: number, answer: Promise<unknown>): Promise<boolean> {
  const limit = Promise.withResolvers<false>()
  let left = milliseconds
  let timer = startStep()

  function startStep(): NodeJS.Timeout {
    const startedAt = performance.now()
    const before = performance.eventLoopUtilization()
    return setTimeout(
      () => {
        const { idle } = performance.eventLoopUtilization(before)
        const busy = performance.now() - startedAt - idle
        left -= Math.min(idle + busy * busyShare, stepMilliseconds + toleranceMilliseconds)
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
