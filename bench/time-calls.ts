/** Milliseconds of each call, one after the other, for this long but not more often than `most`. Calls have numbers. */
export async function timeCalls(
  call: (number: number) => Promise<unknown>,
  { seconds, most, warmUps }: { seconds: number; most: number; warmUps: number },
): Promise<number[]> {
  for (let done = 0; done < warmUps; done += 1) await call(done)
  const milliseconds: number[] = []
  const until = performance.now() + seconds * 1000
  while (milliseconds.length < most && performance.now() < until) {
    const started = performance.now()
    await call(warmUps + milliseconds.length)
    milliseconds.push(performance.now() - started)
  }
  return milliseconds
}
