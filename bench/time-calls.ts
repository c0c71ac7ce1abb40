type Call = (number: number) => Promise<unknown>

interface Timing {
  seconds: number
  most: number
  warmUps: number
}

/** Milliseconds of each call, one after the other, for this long but not more often than `most`. Calls have numbers. */
export async function timeCalls(call: Call, timing: Timing): Promise<number[]> {
  const [milliseconds = []] = await timeInTurns([call], timing)
  return milliseconds
}

/** The same of several calls that take turns, so that other work on the machine slows all of them. */
export async function timeInTurns(
  calls: readonly Call[],
  { seconds, most, warmUps }: Timing,
): Promise<number[][]> {
  for (let done = 0; done < warmUps; done += 1) for (const call of calls) await call(done)
  const taken = calls.map((call) => ({ call, milliseconds: [] as number[] }))
  const until = performance.now() + seconds * 1000 * calls.length
  for (let done = 0; done < most && performance.now() < until; done += 1) {
    for (const { call, milliseconds } of taken) {
      const started = performance.now()
      await call(warmUps + done)
      milliseconds.push(performance.now() - started)
    }
  }
  return taken.map(({ milliseconds }) => milliseconds)
}
