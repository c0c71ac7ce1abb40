import { setTimeout as pause } from 'node:timers/promises'
import type { Ask } from '../../bench/load.ts'
import { withShop } from '../../bench/shop.ts'
import { freePort } from '../../test/support/servers/free-port.ts'
import { startProxy } from '../../test/support/servers/proxy.ts'
import { answerTo, becomesReady, type GivenAnswer } from '../answer.ts'
import { unless, type Check } from '../check.ts'
import { listWithProducts, questionsFor } from '../database-questions.ts'
import { lostOrDoubled, readEverythingStored } from '../stored.ts'
import { startWriters, type Writers } from '../writers.ts'

/** Each round causes every failure once, with pauses of normal operation in between. */
const rounds = { sample: { count: 1, calmSeconds: 5 }, full: { count: 6, calmSeconds: 25 } }
const goneMilliseconds = 15_000
/**
 * Each customer sends a request at this interval in milliseconds, whether or not earlier ones were answered.
 */
const everyMilliseconds = 100
/** How soon the shop must notice that its database is gone or back. */
const recoveryMilliseconds = 5_000

/** When a failure began and ended. */
interface Span {
  from: number
  to: number
}

type SeenAnswer = ReturnType<typeof seenAnswer>

interface SeenAvailability {
  publicReads: number
  personal: number
  /** Responses that differ from those of normal operation. */
  failed: SeenAnswer[]
  /** From the loss of the database until the store must have noticed its return. */
  databaseGone: Span[]
  /** The spans around each kill of a process, during which its open requests fail. */
  killed: Span[]
}

export const availabilityCheck: Check = {
  promise:
    'During deployments, crashes and outages of the database, public pages and the catalog stay readable and no write is lost',
  rule: 'product: quality 5, 9',
  limit:
    '0 failed public reads, 0 lost or duplicated writes; other requests fail only while the database is gone, with 503 and Retry-After',
  isFullOnly: true,
  async run({ isFull }) {
    const proxyPort = await freePort()
    const url = `http://127.0.0.1:${proxyPort}`
    return withShop({ PUBLIC_URL: url }, async (shop) => {
      const started = performance.now()
      const seen: SeenAvailability = { publicReads: 0, personal: 0, failed: [], databaseGone: [], killed: [] }
      const { database } = shop
      let other = await shop.startAnotherStore()
      const upstreams = [shop.url, other.url].map((each) => Number(new URL(each).port))
      const proxy = await startProxy({ upstreams, port: proxyPort })
      let writers: Writers | undefined
      let isOver = false
      try {
        writers = await startWriters(url, {
          secret: shop.settings['PORTAL_EVENT_SECRETS'] ?? '',
          ordering: 3,
          filling: 3,
          thinkingMilliseconds: 300,
          onRefused: (ask, answer, askedAt) => seen.failed.push(seenAnswer('personal', ask, answer, askedAt)),
        })
        const customers = visit(url, seen, () => isOver)
        const { count, calmSeconds } = isFull ? rounds.full : rounds.sample
        const calm = () => pause(calmSeconds * 1000)
        for (let round = 0; round < count; round += 1) {
          await calm()
          await shop.stopStore()
          await shop.startStore()
          await calm()
          await other.stop()
          other = await shop.startAnotherStore()
          await calm()
          await during(seen.killed, 0, shop.killStore)
          await shop.startStore()
          for (const [fail, recover] of [
            [database.kill, database.start],
            [database.freeze, database.thaw],
          ] as const) {
            await calm()
            await during(seen.databaseGone, recoveryMilliseconds, async () => {
              await fail()
              await pause(goneMilliseconds)
              await recover()
              await becomesReady(shop.url)
            })
          }
        }
        await calm()
        isOver = true
        await Promise.all([customers, writers.finish()])
        const { acknowledged } = writers
        const writes = acknowledged.orders.size + acknowledged.events.size + acknowledged.cartUnits
        const lost = lostOrDoubled(acknowledged, await readEverythingStored(database.url))
        return availabilityResult(seen, { writes, lost, minutes: (performance.now() - started) / 60_000 })
      } finally {
        isOver = true
        writers?.abandon()
        await proxy.close()
      }
    })
  },
}

/** Does the work and records when it happened, with the time allowed for recovery at the end. */
async function during(spans: Span[], afterMilliseconds: number, work: () => Promise<void>): Promise<void> {
  const span = { from: performance.now(), to: Infinity }
  spans.push(span)
  await work()
  span.to = performance.now() + afterMilliseconds
}

/** Sends requests for public and for personal data on a schedule. */
async function visit(url: string, seen: SeenAvailability, isOver: () => boolean): Promise<void> {
  const { withFallback, ofProducts, files, without } = await questionsFor({ url })
  const pages: Ask[] = ['/', '/about', '/marketplace', '/contact'].map((path) => ({ path }))
  const own = without.filter(({ method = 'GET' }) => method === 'GET')
  const underWay = new Set<Promise<void>>()
  const ask = async (kind: SeenAnswer['kind'], each: Ask) => {
    const askedAt = performance.now()
    const answer = seenAnswer(kind, each, await answerTo(url, each), askedAt)
    if (kind === 'public') seen.publicReads += 1
    else seen.personal += 1
    if (answer.status !== 200 || answer.isEmpty) seen.failed.push(answer)
  }
  const start = performance.now()
  for (let turn = 0; !isOver(); turn += 1) {
    await pause(Math.max(0, start + turn * everyMilliseconds - performance.now()))
    const asks = [...pages, ...withFallback(), ...ofProducts(), ...files]
    const next = turn % 4 === 0 ? own[(turn / 4) % own.length] : asks[turn % asks.length]
    if (!next) continue
    const pending = ask(turn % 4 === 0 ? 'personal' : 'public', next)
    underWay.add(pending)
    void pending.finally(() => underWay.delete(pending))
  }
  await Promise.all(underWay)
}

function seenAnswer(
  kind: 'public' | 'personal',
  { method = 'GET', path }: Ask,
  answer: GivenAnswer | null,
  askedAt: number,
) {
  return {
    what: `${method} ${path}`,
    kind,
    status: answer?.status ?? null,
    hasRetryAfter: answer?.headers.has('retry-after') ?? false,
    /** Whether a list came back without products. */
    isEmpty: path === listWithProducts && !/"products":\[\{/.test(answer?.text ?? ''),
    askedAt,
    answeredAt: performance.now(),
  }
}

/** Personal requests may be cut off only by a killed process, and refused only while the database is gone. */
function availabilityResult(
  { publicReads, personal, failed, databaseGone, killed }: SeenAvailability,
  { writes, lost, minutes }: { writes: number; lost: readonly string[]; minutes: number },
) {
  const isIn = (spans: readonly Span[], { askedAt, answeredAt }: SeenAnswer) =>
    spans.some(({ from, to }) => askedAt <= to && answeredAt >= from)
  const ofCustomers = failed.filter(({ kind }) => kind === 'personal')
  const cutOff = ofCustomers.filter((each) => each.status === 502 && isIn(killed, each))
  const refused = ofCustomers.filter(
    (each) => each.status === 503 && each.hasRetryAfter && isIn(databaseGone, each),
  )
  const wrong = failed.filter((each) => !cutOff.includes(each) && !refused.includes(each))
  const number = (count: number) => count.toLocaleString('en-US')
  return {
    figure: `${number(wrong.length)} wrong responses and ${lost.length} lost or duplicated writes among ${number(publicReads)} public reads, ${number(personal)} personal ones and ${number(writes)} writes in ${minutes.toFixed(0)} minutes; ${number(refused.length)} refused while the database was gone, ${cutOff.length} cut off by killed processes`,
    broken: [
      ...lost,
      ...wrong.map(
        ({ what, kind, status, hasRetryAfter, isEmpty }) =>
          `${what} (${kind}) got ${status ?? 'no response'}${isEmpty ? ' without products' : ''}${hasRetryAfter ? ', with Retry-After' : ''}`,
      ),
      ...unless(refused.length > 0, 'nothing was refused while the database was gone'),
    ],
  }
}
