import { signUpAccounts } from '../../bench/accounts.ts'
import type { Ask } from '../../bench/load.ts'
import { withShop } from '../../bench/shop.ts'
import { denying, startWebhookServer } from '../../test/support/servers/webhook-server.ts'
import { timedAnswerTo, type GivenAnswer } from '../answer.ts'
import { unless, type Check } from '../check.ts'

const accounts = 120
/**
 * The number of attempts with known emails. The check makes the same number of attempts with unknown emails.
 */
const tries = { sample: 400, full: 2_000 }
/** A value outside the limits can be chance, so more attempts follow before the value counts. */
const maxRounds = 3
const limits = { low: 0.45, high: 0.55 }

export const enumerationCheck: Check = {
  promise: 'Neither responses nor response times reveal whether an email has an account',
  rule: 'product: accounts 23, dashboard 7',
  limit: 'identical responses, AUC of the response times 0.45 to 0.55',
  async run({ isFull }) {
    // This customer portal takes the same time for everybody, so a difference can come only from the store.
    const webhooks = await startWebhookServer()
    webhooks.behave = denying
    const { LOGIN_WEBHOOK_URL } = webhooks.settings
    const count = isFull ? tries.full : tries.sample
    return withShop({ LOGIN_WEBHOOK_URL }, async ({ url }) => {
      const known = (await signUpAccounts(url, accounts)).map(({ email }) => email)
      // Both kinds have the same number of emails and attempts, because the first attempt with an email runs
      // a different statement in the rate limits. All emails have the same length, because some pages repeat
      // the email.
      const unknown = known.map(() => `other-${crypto.randomUUID()}@example.com`)
      const doors: SeenDoor[] = []
      for (const [name, { askOf, status }] of Object.entries(everyDoor)) {
        const door: SeenDoor = {
          name,
          status,
          known: [],
          unknown: [],
          answers: { known: new Set(), unknown: new Set() },
          inARow: await makeAttemptsInARow(url, askOf, [known[0] ?? '', unknown[0] ?? '']),
        }
        for (let round = 0; round < maxRounds && (round === 0 || isRevealing(door)); round += 1) {
          await makeAttempts(url, door, { emails: { known, unknown }, askOf, count })
        }
        doors.push(door)
      }
      return doorsResult(doors, count)
    }).finally(webhooks.close)
  },
}

const wrong = 'not the right one'

type AskOf = (email: string, address: string) => Ask

/** The public forms with an email field, and the status of their response to a wrong password or an unknown email. */
const everyDoor: Readonly<Record<string, { askOf: AskOf; status: number }>> = {
  'forgotten password': {
    status: 202,
    askOf: (email, address) => posted('/api/account/forgotten-password', address, JSON.stringify({ email })),
  },
  'log-in': {
    status: 401,
    askOf: (email, address) =>
      posted('/api/account/log-in', address, JSON.stringify({ email, password: wrong })),
  },
  'log-in of the dashboard': {
    status: 401,
    askOf: (email, address) =>
      posted('/dashboard/log-in', address, `${new URLSearchParams({ email, password: wrong })}`),
  },
}

function posted(path: string, address: string, body: string): Ask {
  const type = body.startsWith('{') ? 'json' : 'x-www-form-urlencoded'
  const headers = { 'content-type': `application/${type}`, 'x-client-address': address }
  return { method: 'POST', path, headers, body }
}

interface SeenDoor {
  name: string
  /** The expected status. */
  status: number
  known: number[]
  unknown: number[]
  answers: { known: Set<string>; unknown: Set<string> }
  /** The responses to many attempts in a row from one network address, for both kinds of emails. */
  inARow: readonly string[]
}

/** Makes the attempts one after the other in random order, each from its own network address. */
async function makeAttempts(
  url: string,
  door: SeenDoor,
  {
    emails,
    askOf,
    count,
  }: { emails: Record<'known' | 'unknown', readonly string[]>; askOf: AskOf; count: number },
): Promise<void> {
  for (let turn = 0; turn < 2 * count; turn += 1) {
    const kind = Math.random() < 0.5 ? 'known' : 'unknown'
    const email = emails[kind][turn % accounts] ?? ''
    const { answer, milliseconds } = await timedAnswerTo(url, askOf(email, anyAddress()))
    door[kind].push(milliseconds)
    door.answers[kind].add(comparableText(answer, email))
  }
}

/**
 * A number of attempts above the limit. A different or missing retry time would reveal whether the email is
 * known.
 */
const maxInARow = 12

function makeAttemptsInARow(url: string, askOf: AskOf, emails: readonly string[]): Promise<string[]> {
  return Promise.all(
    emails.map(async (email) => {
      const [address, statuses] = [anyAddress(), [] as unknown[]]
      while (statuses.length < maxInARow) {
        statuses.push((await timedAnswerTo(url, askOf(email, address))).answer?.status)
      }
      return statuses.join()
    }),
  )
}

/** The response as text, without the parts that always differ. */
function comparableText(answer: GivenAnswer | null, email: string): string {
  const headers = [...(answer?.headers ?? [])].filter(([name]) => !differsAlways.has(name)).toSorted()
  const text = `${answer?.text} ${headers.map((header) => header.join(': ')).join()}`
  return `${answer?.status} ${text.replaceAll(email, '').replaceAll(hashOfScript, '')}`
}

/** If a page repeats the email in a script, the script's hash in the policy differs too. */
const hashOfScript = /'sha256-[\w+/]+='/g

const differsAlways: ReadonlySet<string> = new Set(['date', 'x-request-id'])

/** A random network address, so that no limit per address applies. */
function anyAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1
  return `10.${part()}.${part()}.${part()}`
}

/**
 * The probability that a time of one kind is longer than a time of the other. At 0.5 the kinds cannot be told
 * apart.
 */
function areaUnderCurve(some: readonly number[], others: readonly number[]): number {
  let longer = 0
  for (const one of some) for (const other of others) longer += one > other ? 1 : one === other ? 0.5 : 0
  return longer / (some.length * others.length)
}

function isRevealing({ known, unknown }: SeenDoor): boolean {
  const area = areaUnderCurve(known, unknown)
  return !(area >= limits.low && area <= limits.high)
}

function doorsResult(doors: readonly SeenDoor[], fewest: number) {
  return {
    figure: doors
      .map(({ name, known, unknown }) => `${name}: ${areaUnderCurve(known, unknown).toFixed(3)}`)
      .join('; '),
    broken: doors.flatMap((door) => [
      // Any other response, for example to too many attempts, is the same for everybody and proves nothing.
      ...[...door.answers.known, ...door.answers.unknown]
        .filter((answer) => !answer.startsWith(`${door.status} `))
        .map((answer) => `${door.name}: got ${answer.slice(0, 200)}`),
      ...unless(
        Math.min(door.known.length, door.unknown.length) >= fewest / 2,
        `${door.name}: only ${door.known.length} known and ${door.unknown.length} unknown emails were tried`,
      ),
      ...unless(
        new Set(door.inARow).size === 1,
        `${door.name}: many attempts in a row got ${door.inARow.join(' or ')}`,
      ),
      ...unless(
        !isRevealing(door),
        `${door.name}: response times differ, AUC ${areaUnderCurve(door.known, door.unknown)}`,
      ),
      ...unless(
        [...door.answers.known].toSorted().join() === [...door.answers.unknown].toSorted().join(),
        `${door.name}: known ${[...door.answers.known].join()}, unknown ${[...door.answers.unknown].join()}`,
      ),
    ]),
  }
}
