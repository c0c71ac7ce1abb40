import { setTimeout as pause } from 'node:timers/promises'
import type { Ask } from '../bench/load.ts'
import { withClient } from '../bench/with-client.ts'
import { answerTo, timedAnswerTo } from './answer.ts'

/** The built-in catalog also contains this product, under its original name. */
const knownProduct = 'security-platform'
export const knownPage: Ask = { path: `/marketplace/${knownProduct}` }
const isRenamed = /Security Platform, edition [\w-]+/

/** Renames the product, so that only the database has the new name. */
export async function renameKnownProduct(databaseUrl: string): Promise<string> {
  const name = `Security Platform, edition ${crypto.randomUUID()}`
  await withClient(databaseUrl, (client) =>
    client.query('update marketplace_products set name = $1 where id = $2', [name, knownProduct]),
  )
  return name
}

/** Milliseconds until the pages of all stores show the name; Infinity if the time limit passes first. */
export async function untilPagesShow(
  name: string,
  urls: readonly string[],
  patience: number,
): Promise<number> {
  const started = performance.now()
  const elapsed = () => performance.now() - started
  async function untilOneShows(url: string): Promise<number> {
    while (elapsed() < patience) {
      const page = await answerTo(url, knownPage)
      if (page?.text.includes(name)) return elapsed()
      await pause(20)
    }
    return Infinity
  }
  return Math.max(...(await Promise.all(urls.map(untilOneShows))))
}

export interface KnownProductReading {
  /** Sets whether the built-in catalog is an acceptable source from now on. */
  mayFallBack(isAllowed: boolean): void
  end(): Promise<{ answered: number; unanswered: string[] }>
}

/** Keeps sending uncached requests to each store. Counts responses from the database and collects wrong responses. */
export function readKnownProduct(urls: readonly string[], slowness: () => number): KnownProductReading {
  const unanswered: string[] = []
  let answered = 0
  let [isOver, isFallbackAllowed] = [false, false]
  async function read(url: string): Promise<void> {
    for (let price = 1_000_000; !isOver; price += 1) {
      const path = `/api/products?search=security&price=0-${price}`
      const wasAllowed = isFallbackAllowed
      const { answer, milliseconds } = await timedAnswerTo(url, { path })
      const text = answer?.text ?? ''
      if (answer?.status !== 200) unanswered.push(`${path} got ${answer?.status ?? 'no response'}`)
      else if (milliseconds > 2_000 * slowness())
        unanswered.push(`${path} took ${Math.round(milliseconds)} ms`)
      else if (!text.includes(`"id":"${knownProduct}"`)) unanswered.push(`${path} lacks ${knownProduct}`)
      else if (isRenamed.test(text)) answered += 1
      else if (!wasAllowed && !isFallbackAllowed) unanswered.push(`${path} came from the built-in catalog`)
      await pause(50)
    }
  }
  const reading = urls.map(read)
  return {
    mayFallBack: (isAllowed) => void (isFallbackAllowed = isAllowed),
    async end() {
      isOver = true
      await Promise.all(reading)
      return { answered, unanswered }
    },
  }
}
