import { setTimeout as pause } from 'node:timers/promises'
import { everything, readChangedTags } from '#http/cache-tags.server.ts'
import { fetchInSpan } from '#lib/spans.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'

/** In milliseconds. Changes of one moment go together. */
const productionPauses = { collecting: 50, tryingAgain: 5_000 }
/** What the strictest CDN takes in one request. */
const mostTags = 30
const mostWaiting = 300

type PurgeNeeds = Pick<ServerContext, 'environment' | 'log' | 'metrics' | 'stopping'>

/**
 * Tells the CDN or proxy which answers have changed, by their tags, in the way that Fastly (header), Cloudflare (body)
 * and our Varnish (header) take them. Each process tells of each change, since each may have answered before it knew.
 */
export function createPurge({ environment, log, metrics, stopping }: PurgeNeeds, pauses = productionPauses) {
  const { PURGE_URL, PURGE_HEADER = '' } = environment
  const [name = '', value = ''] = PURGE_HEADER.split(/: (.*)/)
  const waiting = new Set<string>()
  let sending: Promise<void> | undefined

  /** What waits when the process stops is sent at once, and once (product: quality 26). */
  async function sendAll(url: string): Promise<void> {
    let untilNext = pauses.collecting
    while (waiting.size > 0) {
      await pause(untilNext, undefined, { ref: false, signal: stopping }).catch(() => undefined)
      const isLast = stopping.aborted
      const tags = [...waiting].slice(0, mostTags)
      // Before it is sent, so that one that changes meanwhile is sent again.
      for (const tag of tags) waiting.delete(tag)
      const error = await post(url, tags).catch((failure: Error) => failure)
      metrics.purges.inc({ outcome: error ? 'failed' : 'sent' })
      untilNext = 0
      if (!error) continue
      log.warn({ err: error }, `changes not purged from the CDN${isLast ? '' : ', trying again'}`)
      if (isLast) break
      for (const tag of tags) waiting.add(tag)
      untilNext = pauses.tryingAgain
    }
    sending = undefined
  }

  async function post(url: string, tags: readonly string[]): Promise<void> {
    const { ok, status } = await fetchInSpan('webhook purge', url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': tags.join(' '),
        ...(name !== '' && { [name]: value }),
      },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(productionPauses.tryingAgain),
    })
    if (!ok) throw new Error(`The CDN answered ${status} to a purge`)
  }

  return {
    add(changed: string): void {
      if (PURGE_URL === undefined) return
      for (const tag of readChangedTags(changed)) waiting.add(tag)
      if (waiting.has(everything) || waiting.size > mostWaiting) {
        waiting.clear()
        waiting.add(everything)
      }
      sending ??= sendAll(PURGE_URL)
    },
    /** Settles when nothing waits. */
    settled: async (): Promise<void> => sending,
  }
}
