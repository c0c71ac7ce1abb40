import { setTimeout as pause } from 'node:timers/promises'
import { inMilliseconds, percentiles } from '../../bench/figures.ts'
import type { Ask } from '../../bench/load.ts'
import { withShop } from '../../bench/shop.ts'
import { becomesReady, timedAnswerTo } from '../answer.ts'
import { unless, type Check } from '../check.ts'
import { listWithProducts, questionsFor, type Questions } from '../database-questions.ts'

const seconds = { sample: 12, full: 60 }
const limits = { first: 3_000, later: 100, without: 10_000, recovery: 5_000 }
/** The minimum number of requests, however long they take. With fewer, the result would prove nothing. */
const fewestAnswers = 20

export const databaseCheck: Check = {
  promise: 'If the database fails, the catalog stays available, and other responses say when to try again',
  rule: 'product: quality 5, 18',
  limit:
    'catalog: first response ≤ 3 s, later ones ≤ 100 ms (p99); other requests: 503 with Retry-After ≤ 10 s; recovery ≤ 5 s',
  run: ({ isFull, slowness }) =>
    withShop({}, async ({ url, database }) => {
      const questions = await questionsFor({ url })
      const lasting = isFull ? seconds.full : seconds.sample
      const troubles = [
        { name: 'frozen', fail: database.freeze, recover: database.thaw },
        { name: 'dead', fail: database.kill, recover: database.start },
      ]
      const found: ReturnType<typeof troubleResult>[] = []
      for (const { name, fail, recover } of troubles) {
        await fail()
        const seen = await watch(url, questions, lasting)
        await recover()
        const recovery =
          (await becomesReady(url, '/api/products/penetration-test')) + (await becomesReady(url))
        found.push(troubleResult(name, { ...seen, recovery }, slowness()))
      }
      return {
        figure: found.map(({ figure }) => figure).join('; '),
        broken: found.flatMap(({ broken }) => broken),
      }
    }),
}

type Timed = Awaited<ReturnType<typeof timed>>
type SeenTrouble = Awaited<ReturnType<typeof watch>> & { recovery: number }

async function watch(url: string, questions: Questions, lasting: number) {
  const until = performance.now() + lasting * 1000
  const ask = (each: Ask) => timed(url, each)
  let isOver = false
  const waiting = askAgainAndAgain()
  const first = await Promise.all(
    [...questions.withFallback(), ...questions.ofProducts(), ...questions.files].map(ask),
  )
  const later: Timed[] = []
  for (let round = 0; performance.now() < until || later.length < fewestAnswers; round += 1) {
    // Requests only one file per round, because many fast files would hide slow pages in the figures.
    const file = questions.files.filter((_, at) => at === round % questions.files.length)
    const asks = [...questions.withFallback(), ...questions.ofProducts(), ...file]
    for (const each of asks) later.push(await ask(each))
    await pause(5)
  }
  isOver = true
  return { first, later, without: await waiting }

  async function askAgainAndAgain(): Promise<Timed[]> {
    const answers: Timed[] = []
    while (!isOver) {
      answers.push(...(await Promise.all(questions.without.map(ask))))
      await pause(500)
    }
    return answers
  }
}

async function timed(url: string, ask: Ask) {
  const { answer, milliseconds } = await timedAnswerTo(url, ask, 30_000)
  const isEmpty = ask.path === listWithProducts && !/"products":\[\{/.test(answer?.text ?? '')
  const isRefused = answer?.status === 503 && answer.headers.has('retry-after')
  const response = isRefused
    ? '503 with Retry-After'
    : `${answer?.status}${isEmpty ? ' without products' : ''}`
  return { path: ask.path, isShown: answer?.status === 200 && !isEmpty, isRefused, response, milliseconds }
}

function troubleResult(name: string, { first, later, without, recovery }: SeenTrouble, slowness: number) {
  const longest = (answers: readonly Timed[]) => Math.max(...answers.map(({ milliseconds }) => milliseconds))
  const { p99 } = percentiles(later.map(({ milliseconds }) => milliseconds))
  const isLate = (milliseconds: number, limit: number) => !(milliseconds <= limit * slowness)
  const wrong = [
    ...first.filter((each) => !each.isShown || isLate(each.milliseconds, limits.first)),
    ...later.filter((each) => !each.isShown),
    ...without.filter((each) => !each.isRefused || isLate(each.milliseconds, limits.without)),
  ]
  const figures = [longest(first), p99, longest(without), recovery].map(inMilliseconds)
  return {
    figure: `${name}: ${figures.join(' / ')} ms`,
    broken: [
      ...wrong.map(
        ({ path, response, milliseconds }) =>
          `${name}: ${path} got ${response} in ${inMilliseconds(milliseconds)} ms`,
      ),
      ...unless(
        !isLate(p99, limits.later),
        `${name}: the p99 of later responses was ${inMilliseconds(p99)} ms`,
      ),
      ...unless(!isLate(recovery, limits.recovery), `${name}: recovery took ${Math.round(recovery)} ms`),
    ],
  }
}
