import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { signUpAccounts } from '../../bench/accounts.ts'
import { inMilliseconds } from '../../bench/figures.ts'
import { newOrder, orderIdOf, productOfOrders } from '../../bench/order-requests.ts'
import { withShop } from '../../bench/shop.ts'
import { withClient } from '../../bench/with-client.ts'
import { startMailServer, type MailServerManners } from '../../test/support/servers/mail-server.ts'
import { timedAnswerTo } from '../answer.ts'
import { unless, type Check } from '../check.ts'
import { freePort } from '../../test/support/servers/free-port.ts'

/** How the mail server misbehaves, and the final state of a mail that is queued at that time. */
const ways: Readonly<Record<string, { manners: MailServerManners | null; becomes: 'sent' | 'failed' }>> = {
  'does not run': { manners: null, becomes: 'sent' },
  'sends no greeting': { manners: { greeting: '' }, becomes: 'sent' },
  'hangs up on connecting': { manners: { hangsUpAt: 'connecting' }, becomes: 'sent' },
  'defers the recipient': { manners: { rejection: '451 come back later' }, becomes: 'sent' },
  'defers the message': { manners: { confirmation: '451 come back later' }, becomes: 'sent' },
  'rejects the message': { manners: { confirmation: '554 not this' }, becomes: 'failed' },
  'rejects the recipient': { manners: { rejection: '550 nobody here' }, becomes: 'failed' },
  // The server may have accepted the message, so the store must not send it again.
  'hangs up after the message': { manners: { hangsUpAt: 'message' }, becomes: 'failed' },
}
const orderLimit = 1_500
/**
 * A patience long enough for the longest first attempt, which waits for a greeting, and the pause before the
 * second.
 */
const patience = 90_000
/** The time to wait for copies after the last mail. A third attempt would follow within 20 s. */
const copiesMilliseconds = 21_000

export const mailCheck: Check = {
  promise:
    'If the mail server misbehaves, orders are still accepted at once, and no mail is lost or sent twice',
  rule: 'product: quality 9, limits 6',
  limit: 'orders ≤ 1.5 s, each mail sent once, or failed and shown to staff',
  async run({ slowness }) {
    const port = await freePort()
    return withShop({ SMTP_URL: `smtp://127.0.0.1:${port}` }, ({ url, database }) =>
      withClient(database.url, async (client) => {
        const tried: Omit<SeenMail, 'copies'>[] = []
        const taken: string[] = []
        for (const [name, { manners, becomes }] of Object.entries(ways)) {
          const one = await tryOne(url, client, { port, manners, taken })
          tried.push({ name, becomes, ...one })
          // The other kinds of misbehavior would probably cause errors too, and each takes a minute and a half.
          if (one.state !== becomes) break
        }
        await takeFurtherCopies(port, taken)
        const seen = tried.map((one) => ({
          ...one,
          copies: taken.filter((text) => text.includes(one.order)).length,
        }))
        return mailResult(seen, Object.keys(ways).length, orderLimit * slowness())
      }),
    )
  },
}

interface SeenMail extends Awaited<ReturnType<typeof tryOne>> {
  name: string
  becomes: 'sent' | 'failed'
  /** The number of times that the mail servers accepted a message about this order. */
  copies: number
}

/** Places an order whose mail first reaches a misbehaving mail server, and then a working one. */
async function tryOne(
  url: string,
  client: Client,
  { port, manners, taken }: { port: number; manners: MailServerManners | null; taken: string[] },
) {
  const [product, [account]] = [await productOfOrders(url), await signUpAccounts(url, 1)]
  const misbehaving = manners && (await startMailServer(port, manners))
  const { answer, milliseconds } = await timedAnswerTo(
    url,
    newOrder(product, { cookie: account?.cookie ?? '' }),
  )
  const order = orderIdOf(answer?.text ?? '')
  const tried = await stateOf(client, order, ({ tries, error }) => tries > 0 && error !== null)
  await misbehaving?.close()
  // A message that the server received but did not confirm does not count as accepted.
  if (misbehaving && manners.confirmation === undefined) taken.push(...misbehaving.received)
  const behaving = await startMailServer(port)
  const { state } = await stateOf(client, order, (mail) => mail.state === 'sent' || mail.state === 'failed')
  await behaving.close()
  taken.push(...behaving.received)
  return {
    order,
    orderStatus: answer?.status ?? null,
    orderMilliseconds: milliseconds,
    /** Whether the first attempt, at the misbehaving mail server, failed. */
    hasFailedFirst: tried.error !== null,
    state,
  }
}

/** Waits for mails that are sent again by mistake. */
async function takeFurtherCopies(port: number, taken: string[]): Promise<void> {
  const server = await startMailServer(port)
  await pause(copiesMilliseconds)
  await server.close()
  taken.push(...server.received)
}

interface MailState {
  state: string
  tries: number
  error: string | null
}

async function stateOf(
  client: Client,
  order: string,
  isReached: (mail: MailState) => boolean,
): Promise<MailState> {
  const until = performance.now() + patience
  for (;;) {
    const { rows } = await client.query<MailState>(
      `select state, tries, fault as error from mails where subject = $1 and kind = 'placed'`,
      [order],
    )
    const mail = rows[0] ?? { state: 'none', tries: 0, error: null }
    if (isReached(mail) || mail.state === 'sent' || performance.now() > until) return mail
    await pause(100)
  }
}

function mailResult(seen: readonly SeenMail[], all: number, limit: number) {
  const slowest = Math.max(...seen.map(({ orderMilliseconds }) => orderMilliseconds))
  const copies = seen.reduce((sum, mail) => sum + Math.max(0, mail.copies - 1), 0)
  return {
    figure: `${seen.filter(({ state, becomes }) => state === becomes).length} of ${all} mails in the expected state, ${copies} sent twice, slowest order ${inMilliseconds(slowest)} ms`,
    broken: seen.flatMap((mail) => violationsOf(mail, limit)),
  }
}

function violationsOf(mail: SeenMail, limit: number): string[] {
  const { name, becomes, orderStatus, orderMilliseconds, hasFailedFirst, state, copies: taken } = mail
  return [
    ...unless(orderStatus === 201, `${name}: the order got ${orderStatus}`),
    ...unless(orderMilliseconds <= limit, `${name}: the order took ${inMilliseconds(orderMilliseconds)} ms`),
    ...unless(
      hasFailedFirst,
      `${name}: the first attempt did not reach this mail server, which proves nothing`,
    ),
    ...unless(state === becomes, `${name}: the mail is ${state}, not ${becomes}`),
    ...unless(
      taken === 1 || (state !== 'sent' && taken === 0),
      `${name}: the mail was accepted ${taken} times`,
    ),
  ]
}
