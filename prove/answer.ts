import type { Ask } from '../bench/load.ts'

export interface GivenAnswer {
  status: number
  headers: Headers
  text: string
}

/** Ends what hangs, on a busy machine too. */
const patienceMilliseconds = 60_000

/** What a server answers, or `null` when the connection broke or nothing came in time. */
export async function answerTo(
  origin: string,
  { method = 'GET', path, headers = {}, body }: Ask,
  patience = patienceMilliseconds,
): Promise<GivenAnswer | null> {
  try {
    const response = await fetch(new URL(path, origin), {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      ...(body !== undefined && { body }),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch {
    return null
  }
}

/** The same with the milliseconds that it took. */
export async function timedAnswerTo(
  origin: string,
  ask: Ask,
  patience = patienceMilliseconds,
): Promise<{ answer: GivenAnswer | null; milliseconds: number }> {
  const asked = performance.now()
  const answer = await answerTo(origin, ask, patience)
  return { answer, milliseconds: performance.now() - asked }
}
