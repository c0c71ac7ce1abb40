import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { passwordOfAll, signUpAccounts, signUpRequest } from '../../bench/accounts.ts'
import { inMilliseconds, percentiles } from '../../bench/figures.ts'
import type { Ask } from '../../bench/load.ts'
import { withShop } from '../../bench/shop.ts'
import { startWebhookServer } from '../../test/support/servers/webhook-server.ts'
import { timedAnswerTo, type GivenAnswer } from '../answer.ts'
import { unless, type Check } from '../check.ts'
import { behaveWell, documentedAnswers, misbehaviors, type Misbehavior } from '../misbehaviors.ts'

/** The limit includes the password hashes that the store computes before it calls the webhook. */
const limits = { answer: 11_500, others: 1_000, patience: 40_000 }
const fewestWays = 30

export const webhooksCheck: Check = {
  promise: 'If the webhooks misbehave, nobody is let in by mistake, and trying again works',
  rule: 'product: accounts 12, 13, 16, outside-systems 3',
  limit:
    '0 let in, each response as documented ≤ 11.5 s, other customers served ≤ 1 s (p99), all let in once the webhooks work',
  async run({ slowness }) {
    const server = await startWebhookServer()
    const ways: Readonly<Record<string, Misbehavior>> = misbehaviors
    const names = Object.keys(ways)
    let isHealed = false
    const calledAt = new Map<string, number>()
    server.behave = (response, { payload }) => {
      const email = String(payload['primary_email'] ?? payload['email'])
      calledAt.set(email, performance.now())
      const way = names[Number(/^way-(\d+)-/.exec(email)?.[1])] ?? ''
      return isHealed || !(way in ways) ? behaveWell(response) : ways[way]?.(response)
    }
    return withShop(server.settings, async ({ url }) => {
      const asks = names.flatMap((way, at) => callsOf(way, `way-${at}-${randomUUID()}@example.com`))
      let isOver = false
      const [account] = await signUpAccounts(url, 1)
      const serving = serveOthers(url, account?.cookie ?? '', () => isOver)
      const tried = await callAll(url, asks, calledAt)
      isOver = true
      const others = await serving
      const reached = asks.filter(({ email }) => calledAt.has(email)).length
      isHealed = true
      const again = await callAll(url, asks, calledAt)
      return webhooksResult({ tried, again, others, reached, ways: names.length }, slowness())
    }).finally(server.close)
  },
}

interface WebhookCall {
  name: string
  email: string
  ask: Ask
  /** The documented status and code of the response. */
  documented: string
}

type WebhookAnswer = Awaited<ReturnType<typeof callAll>>[number]

function callsOf(way: string, email: string): WebhookCall[] {
  const comingBack = email.replace('@', '+in@')
  const signUp = signUpRequest(email)
  const body = JSON.stringify({ email: comingBack, password: passwordOfAll })
  const logIn = { ...signUp, path: '/api/account/log-in', body }
  const documented = documentedAnswers(way)
  return [
    { name: `sign-up: ${way}`, email, ask: signUp, documented: documented.signUp },
    { name: `log-in: ${way}`, email: comingBack, ask: logIn, documented: documented.logIn },
  ]
}

/** Measures from the call of the webhook, because before that the store hashes dozens of passwords at once. */
function callAll(url: string, calls: readonly WebhookCall[], calledAt: ReadonlyMap<string, number>) {
  return Promise.all(
    calls.map(async ({ name, email, ask, documented }) => {
      const { answer, milliseconds } = await timedAnswerTo(url, ask, limits.patience)
      const waited = performance.now() - (calledAt.get(email) ?? performance.now() - milliseconds)
      const hasSession = answer?.headers.getSetCookie().some((line) => /wadah\.\w+=[^;]/.test(line)) ?? false
      const status = answer?.status ?? null
      return { name, status, response: describeAnswer(answer), documented, hasSession, milliseconds: waited }
    }),
  )
}

function describeAnswer(answer: GivenAnswer | null): string {
  if (!answer) return 'no response'
  const [, code = 'without a code'] = /^\{"code":"(\w+)"/.exec(answer.text) ?? []
  return `${answer.status} ${code}`
}

/** A customer who uses the shop at the same time and must not wait for other customers' webhooks. */
async function serveOthers(url: string, cookie: string, isOver: () => boolean): Promise<number[]> {
  const headers = { cookie }
  const times: number[] = []
  while (!isOver()) {
    const { answer, milliseconds } = await timedAnswerTo(url, { path: '/api/cart', headers })
    times.push(answer?.status === 200 ? milliseconds : Infinity)
    await pause(50)
  }
  return times
}

interface SeenWebhooks {
  tried: readonly WebhookAnswer[]
  again: readonly WebhookAnswer[]
  /** The milliseconds that other customers had to wait. */
  others: readonly number[]
  reached: number
  ways: number
}

function webhooksResult({ tried, again, others, reached, ways }: SeenWebhooks, slowness: number) {
  const letIn = tried.filter(({ status, hasSession }) => hasSession || isGood(status))
  const unclear = tried.filter(
    ({ status, response, documented }) => !isGood(status) && response !== documented,
  )
  const slow = tried.filter(({ milliseconds }) => milliseconds > limits.answer * slowness)
  const shutOut = again.filter(({ status }) => !isGood(status))
  const { p99 } = percentiles(others)
  const longest = Math.max(...tried.map(({ milliseconds }) => milliseconds))
  return {
    figure: `${letIn.length} of ${tried.length} calls let in (${ways} ways), slowest ${(longest / 1000).toFixed(1)} s, other customers ${inMilliseconds(p99)} ms`,
    broken: [
      ...letIn.map(({ name, status }) => `${name}: let in with ${status}`),
      ...unclear.map(
        ({ name, response, documented }) => `${name}: got ${response}, but ${documented} is documented`,
      ),
      ...slow.map(
        ({ name, milliseconds }) => `${name}: the response took ${inMilliseconds(milliseconds)} ms`,
      ),
      ...shutOut.map(({ name, status }) => `${name}: got ${status} after the webhooks worked again`),
      ...unless(p99 <= limits.others * slowness, `other customers waited ${inMilliseconds(p99)} ms`),
      ...unless(
        reached === tried.length && tried.length >= 2 * fewestWays,
        `${reached} of ${tried.length} calls reached a webhook`,
      ),
    ],
  }
}

function isGood(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300
}
