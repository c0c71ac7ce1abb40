import type { Ask } from '../bench/load.ts'

export interface GivenAnswer {
  status: number
  headers: Headers
  text: string
}

/** Ends a hanging request, on a busy machine too. */
const patienceMilliseconds = 60_000

/** The response of a server, or `null` if the connection broke or timed out. */
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

/** The same with its duration in milliseconds. */
export async function timedAnswerTo(
  origin: string,
  ask: Ask,
  patience = patienceMilliseconds,
): Promise<{ answer: GivenAnswer | null; milliseconds: number }> {
  const asked = performance.now()
  const answer = await answerTo(origin, ask, patience)
  return { answer, milliseconds: performance.now() - asked }
}
