type Call = (number: number) => Promise<unknown>

interface Timing {
  seconds: number
  most: number
  warmUps: number
}

/** Milliseconds of each call, one after the other, for this long but not more often than `most`. Calls have numbers. */
export async function timeCalls(call: Call, { seconds, most, warmUps }: Timing): Promise<number[]> {
  for (let done = 0; done < warmUps; done += 1) await call(done)
  const milliseconds: number[] = []
  const until = performance.now() + seconds * 1000
  for (let done = 0; done < most && performance.now() < until; done += 1) {
    const started = performance.now()
    await call(warmUps + done)
    milliseconds.push(performance.now() - started)
  }
  return milliseconds
}
