import { setTimeout as pause } from 'node:timers/promises'
import { inMilliseconds, percentiles } from '../../bench/figures.ts'
import type { Ask } from '../../bench/load.ts'
import { openShop, type Shop } from '../../bench/shop.ts'
import { timedAnswerTo, type GivenAnswer } from '../answer.ts'
import { becomesReady } from '../becomes-ready.ts'
import type { Check } from '../check.ts'
import { listWithProducts, questionsFor, type Questions } from '../database-questions.ts'

const seconds = { spoiled: 1, sample: 5, full: 60 }
const limits = { first: 3_000, later: 100, without: 10_000, recovery: 5_000 }
/** With fewer answers nothing is shown. */
const fewest = { later: 20, without: 5 }

export const databaseCheck: Check = {
  promise: 'Whatever fails of the database, the catalogue is answered and the rest says when to come back',
  rule: 'product: quality 5, 18',
  limit:
    'first ≤ 3 s, later ≤ 100 ms (p99), 503 with Retry-After ≤ 10 s, whole again ≤ 5 s; on a busy machine longer by what pages take then (p99)',
  async run({ isFull, isSpoiled }) {
    const shop = await openShop({ LOG_LEVEL: 'silent' })
    try {
      const questions = await questionsFor(shop)
      const seen: SeenTrouble[] = []
      for (const [name, bringAbout] of Object.entries(troubles)) {
        const lasting = isSpoiled ? seconds.spoiled : isFull ? seconds.full : seconds.sample
        for (let tries = 1; ; tries += 1) {
          const usual = await usualTimes(shop, questions)
          const end = isSpoiled ? () => Promise.resolve() : await bringAbout(shop)
          const trouble = { ...(await watch(name, shop, questions, { end, seconds: lasting })), usual }
          const isLate = wrongIn(trouble).length === 0 && lateIn(trouble).length > 0
          if (isLate && tries < mostTries) continue
          seen.push(trouble)
          break
        }
      }
      return judgeTroubles(seen)
    } finally {
      await shop.close()
    }
  },
}

/** Each brings it about, and returns what ends it. */
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

/** What is late may be late because the machine is busy: it is tried again before it counts. */
const mostTries = 3

interface Timed {
  path: string
  status: number | null
  retryAfter: boolean
  /** No products where there are some. */
  isEmpty: boolean
  milliseconds: number
}

export interface SeenTrouble {
  name: string
  first: Timed[]
  later: Timed[]
  without: Timed[]
  /** Milliseconds of an answer that needs nothing: what the machine adds to each of the others. */
  machine: number[]
  /** Milliseconds of the same questions before the trouble. */
  usual: number[]
  recoveryMilliseconds: number
}

/** What the catalogue takes while the database answers, on this machine and as busy as it is. */
async function usualTimes({ url }: Shop, { withFallback }: Questions): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < 10; round += 1) {
    for (const each of withFallback()) times.push((await timedAnswerTo(url, each)).milliseconds)
  }
  return times
}

async function watch(
  name: string,
  shop: Shop,
  questions: Questions,
  { end, seconds: lasting }: { end: () => Promise<void>; seconds: number },
): Promise<Omit<SeenTrouble, 'usual'>> {
  const ask = async (each: Ask) => timed(each, await timedAnswerTo(shop.url, each))
  const until = performance.now() + lasting * 1000
  const machine: number[] = []
  const feeling = feelMachine()
  const waiting = askAgainAndAgain(questions.without)
  const first = await Promise.all(
    [...questions.withFallback(), ...questions.ofProducts(), ...questions.files].map(ask),
  )
  const later: Timed[] = []
  for (let round = 0; performance.now() < until; round += 1) {
    // One file a round: more of them would hide slow pages.
    const file = questions.files.filter((_, at) => at === round % questions.files.length)
    const asks = [...questions.withFallback(), ...questions.ofProducts(), ...file]
    for (const each of asks) later.push(await ask(each))
    await pause(5)
  }
  const [without] = await Promise.all([waiting, feeling])

  async function feelMachine(): Promise<void> {
    while (performance.now() < until) {
      machine.push((await timedAnswerTo(shop.url, { path: '/healthz' })).milliseconds)
      await pause(20)
    }
  }

  async function askAgainAndAgain(asks: readonly Ask[]): Promise<Timed[]> {
    const answers: Timed[] = []
    while (performance.now() < until) {
      answers.push(...(await Promise.all(asks.map(ask))))
      await pause(500)
    }
    return answers
  }
  await end()
  const recovered = performance.now()
  await becomesReady(shop.url, '/api/products/penetration-test')
  await becomesReady(shop.url)
  return { name, first, later, without, machine, recoveryMilliseconds: performance.now() - recovered }
}

function timed(
  { path }: Ask,
  { answer, milliseconds }: { answer: GivenAnswer | null; milliseconds: number },
): Timed {
  return {
    path,
    status: answer?.status ?? null,
    retryAfter: answer?.headers.has('retry-after') ?? false,
    isEmpty: path === listWithProducts && !/"products":\[\{/.test(answer?.text ?? ''),
    milliseconds,
  }
}

export function judgeTroubles(seen: readonly SeenTrouble[]) {
  const figures = seen.map(({ name, first, later, without, recoveryMilliseconds }) => {
    const [slowest, slowestWithout] = [longest(first), longest(without)].map(inMilliseconds)
    const p99 = inMilliseconds(percentiles(later.map(({ milliseconds }) => milliseconds)).p99)
    return `${name}: ${slowest} / ${p99} / ${slowestWithout} / ${inMilliseconds(recoveryMilliseconds)} ms`
  })
  const broken = seen.flatMap((each) => [...wrongIn(each), ...lateIn(each)])
  return { figure: figures.join('; '), broken }
}

/** Answers that nobody may get, however busy the machine is. */
function wrongIn({ name, first, later, without }: SeenTrouble): string[] {
  const notShown = [...first, ...later].filter(({ status, isEmpty }) => status !== 200 || isEmpty)
  const notRefused = without.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)
  return [
    ...[...notShown, ...notRefused].map((each) => said(name, each)),
    ...(later.length >= fewest.later && without.length >= fewest.without
      ? []
      : [`${name}: only ${later.length} and ${without.length} answers were waited for`]),
  ]
}

/** On a busy machine a fallback may take as long as the page itself, and half as long again. */
function lateIn({
  name,
  first,
  later,
  without,
  machine,
  usual,
  recoveryMilliseconds,
}: SeenTrouble): string[] {
  const { p99 } = percentiles(later.map(({ milliseconds }) => milliseconds))
  const [ofMachine, ofPages] = [percentiles(machine).p99, percentiles(usual).p99]
  const delay = Math.max(ofMachine, ofPages)
  return [
    ...first
      .filter(({ milliseconds }) => !(milliseconds <= limits.first + delay))
      .map((each) => said(name, each)),
    ...(p99 <= Math.max(limits.later + ofMachine, 1.5 * ofPages)
      ? []
      : [`${name}: one in a hundred later answers took ${inMilliseconds(p99)} ms`]),
    ...without
      .filter(({ milliseconds }) => !(milliseconds <= limits.without + delay))
      .map((each) => said(name, each)),
    ...(recoveryMilliseconds <= limits.recovery
      ? []
      : [`${name}: whole again after ${Math.round(recoveryMilliseconds)} ms`]),
  ]
}

function said(name: string, { path, status, retryAfter, isEmpty, milliseconds }: Timed): string {
  const lacks = isEmpty ? ' without products' : status === 503 && !retryAfter ? ' without Retry-After' : ''
  const answer = `${status ?? 'not at all'}${lacks}`
  return `${name}: ${path} was answered ${answer} in ${inMilliseconds(milliseconds)} ms`
}

function longest(answers: readonly Timed[]): number {
  return Math.max(...answers.map(({ milliseconds }) => milliseconds))
}
