import { setTimeout as pause } from 'node:timers/promises'
import type { Ask } from '../bench/load.ts'

export interface GivenAnswer {
  status: number
  headers: Headers
  text: string
}

/** The time to wait for a response. A busy machine must not reach this limit. */
const patienceMilliseconds = 60_000

/** The response of the server; `null` if the connection broke or timed out. */
export async function answerTo(
  origin: string,
  { path, ...request }: Ask,
  patience = patienceMilliseconds,
): Promise<GivenAnswer | null> {
  try {
    const signal = AbortSignal.timeout(patience)
    const response = await fetch(new URL(path, origin), { ...request, redirect: 'manual', signal })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch {
    return null
  }
}

/** The response, and its duration in milliseconds. */
export async function timedAnswerTo(
  origin: string,
  ask: Ask,
  patience?: number,
): Promise<{ answer: GivenAnswer | null; milliseconds: number }> {
  const sentAt = performance.now()
  const answer = await answerTo(origin, ask, patience)
  return { answer, milliseconds: performance.now() - sentAt }
}

/** Waits until the store and its database respond. Returns the waiting time in milliseconds. */
export async function becomesReady(url: string, path = '/readyz'): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < patienceMilliseconds) {
    if ((await answerTo(url, { path }))?.status === 200) return performance.now() - started
    await pause(20)
  }
  throw new Error(`The store was not ready after ${patienceMilliseconds / 1000} s.`)
}
