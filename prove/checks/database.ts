import { setTimeout as pause } from 'node:timers/promises'
import { inMilliseconds, percentiles } from '../../bench/figures.ts'
import type { Ask } from '../../bench/load.ts'
import { openShop, type Shop } from '../../bench/shop.ts'
import { timedAnswerTo } from '../answer.ts'
import { becomesReady } from '../becomes-ready.ts'
import type { Check } from '../check.ts'
import { listWithProducts, questionsFor, type Questions } from '../database-questions.ts'

const seconds = { sample: 12, full: 60 }
const limits = { first: 3_000, later: 100, without: 10_000, recovery: 5_000 }
/** The minimum number of requests, however long they take: with fewer the result would mean nothing. */
const fewestAnswers = 20

export const databaseCheck: Check = {
  promise: 'If the database fails, the catalog still responds, and other requests say when to try again',
  rule: 'product: quality 5, 18',
  limit: 'catalog first ≤ 3 s, later ≤ 100 ms (p99); the rest 503 with Retry-After ≤ 10 s; whole again ≤ 5 s',
  async run({ isFull, slowness }) {
    const shop = await openShop({ LOG_LEVEL: 'silent' })
    try {
      const questions = await questionsFor(shop)
      const seen: SeenTrouble[] = []
      for (const [name, bringAbout] of Object.entries(troubles)) {
        const end = await bringAbout(shop)
        const lasting = isFull ? seconds.full : seconds.sample
        seen.push(await watch(name, shop, questions, { end, seconds: lasting }))
      }
      return judgeTroubles(seen, slowness())
    } finally {
      await shop.close()
    }
  },
}

/** Each causes the failure, and returns a function that ends it. */
const troubles: Readonly<Record<string, (shop: Shop) => Promise<() => Promise<void>>>> = {
  async frozen({ database }) {
    await database.freeze()
    return () => Promise.resolve(database.thaw())
  },
  async dead({ database }) {
    await database.kill()
    return () => database.start()
  },
}

interface Timed {
  path: string
  status: number | null
  retryAfter: boolean
  /** An empty list although there are products. */
  isEmpty: boolean
  milliseconds: number
}

interface SeenTrouble {
  name: string
  first: Timed[]
  later: Timed[]
  without: Timed[]
  recoveryMilliseconds: number
}

async function watch(
  name: string,
  shop: Shop,
  questions: Questions,
  { end, seconds: lasting }: { end: () => Promise<void>; seconds: number },
): Promise<SeenTrouble> {
  const until = performance.now() + lasting * 1000
  const ask = (each: Ask) => timed(shop.url, each)
  let isOver = false
  const waiting = askAgainAndAgain()
  const first = await Promise.all(
    [...questions.withFallback(), ...questions.ofProducts(), ...questions.files].map(ask),
  )
  const later: Timed[] = []
  for (let round = 0; performance.now() < until || later.length < fewestAnswers; round += 1) {
    // One file per round: more of them would hide slow pages.
    const file = questions.files.filter((_, at) => at === round % questions.files.length)
    const asks = [...questions.withFallback(), ...questions.ofProducts(), ...file]
    for (const each of asks) later.push(await ask(each))
    await pause(5)
  }
  isOver = true
  const without = await waiting

  async function askAgainAndAgain(): Promise<Timed[]> {
    const answers: Timed[] = []
    while (!isOver) {
      answers.push(...(await Promise.all(questions.without.map(ask))))
      await pause(500)
    }
    return answers
  }
  await end()
  const recovered = performance.now()
  await becomesReady(shop.url, '/api/products/penetration-test')
  await becomesReady(shop.url)
  return { name, first, later, without, recoveryMilliseconds: performance.now() - recovered }
}

async function timed(url: string, ask: Ask): Promise<Timed> {
  const { answer, milliseconds } = await timedAnswerTo(url, ask, 30_000)
  return {
    path: ask.path,
    status: answer?.status ?? null,
    retryAfter: answer?.headers.has('retry-after') ?? false,
    isEmpty: ask.path === listWithProducts && !/"products":\[\{/.test(answer?.text ?? ''),
    milliseconds,
  }
}

function judgeTroubles(seen: readonly SeenTrouble[], slowness: number) {
  const figures = seen.map(({ name, first, later, without, recoveryMilliseconds }) => {
    const all = [longest(first), p99Of(later), longest(without), recoveryMilliseconds]
    return `${name}: ${all.map(inMilliseconds).join(' / ')} ms`
  })
  return { figure: figures.join('; '), broken: seen.flatMap((each) => brokenBy(each, slowness)) }
}

function brokenBy(
  { name, first, later, without, recoveryMilliseconds }: SeenTrouble,
  slowness: number,
): string[] {
  const isRefused = ({ status, retryAfter }: Timed) => status === 503 && retryAfter
  const isShown = (each: Timed) => each.status === 200 && !each.isEmpty
  const isLate = (limit: number) => (each: Timed) => !(each.milliseconds <= limit * slowness)
  const wrong = [
    ...first.filter((each) => !isShown(each) || isLate(limits.first)(each)),
    ...later.filter((each) => !isShown(each)),
    ...without.filter((each) => !isRefused(each) || isLate(limits.without)(each)),
  ]
  const p99 = p99Of(later)
  return [
    ...wrong.map((each) => said(name, each)),
    ...(p99 <= limits.later * slowness
      ? []
      : [`${name}: one in a hundred later answers took ${inMilliseconds(p99)} ms`]),
    ...(recoveryMilliseconds <= limits.recovery * slowness
      ? []
      : [`${name}: whole again after ${Math.round(recoveryMilliseconds)} ms`]),
  ]
}

function said(name: string, { path, status, retryAfter, isEmpty, milliseconds }: Timed): string {
  const lacks = isEmpty ? ' without products' : status === 503 && !retryAfter ? ' without Retry-After' : ''
  return `${name}: ${path} was answered ${status ?? 'not at all'}${lacks} in ${inMilliseconds(milliseconds)} ms`
}

function p99Of(answers: readonly Timed[]): number {
  return percentiles(answers.map(({ milliseconds }) => milliseconds)).p99
}

function longest(answers: readonly Timed[]): number {
  return Math.max(...answers.map(({ milliseconds }) => milliseconds))
}
