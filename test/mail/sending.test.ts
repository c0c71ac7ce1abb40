import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { scheduledJobs } from '#app/scheduled-jobs.server.ts'
import { onChanges } from '#db/publish-changes.server.ts'
import { deliverMail } from '#mail/deliver-mail.server.ts'
import { createMail, NotAccepted, type Mail } from '#mail/mail.server.ts'
import { claimMail, queueMail, markPossiblyAccepted } from '#mail/mails.commands.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { reasonsOfStuckOrders } from '#orders/admin/stuck-orders.queries.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { call, forgetOrders, newOrder, ownDatabase } from '../support/order-shop.ts'
import { createTestStore } from '../support/store.ts'
import { startMailServer, type MailServer } from '../support/servers/mail-server.ts'
import { freePort } from '../support/servers/free-port.ts'

const from = 'Wadah <hello@wadah.example>'
const database = await ownDatabase('sending_mail', 'wadah_shop')
let mailServer: MailServer
let port = 0

afterAll(database.close)
beforeEach(async () => {
  port = await freePort()
  mailServer = await startMailServer(port)
})
afterEach(async () => {
  await mailServer.close()
  await forgetOrders(database)
})

const transport = () => createMail({ url: `smtp://127.0.0.1:${port}`, from })
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

async function queueOne(to = 'ada@example.com'): Promise<string> {
  const subject = crypto.randomUUID()
  const message = { to, subject: 'Hello', text: 'A few words.' }
  const mail = { key: `test ${subject}`, subject, kind: 'test', urgency: 'normal' as const, message }
  const id = await queueMail(database.db, mail)
  return id ?? ''
}

async function stored(id: string) {
  return (await database.db.select().from(mails)).find((mail) => mail.id === id)
}

/** Delivers every mail without a job, as the scheduled jobs do. */
async function deliverWaiting(mail: Mail): Promise<number> {
  const { context } = createTestStore(database.db)
  const handlers = scheduledJobs({ ...context, mail }, () => context.jobs)
  const waiting = await handlers.unqueuedMails()
  for (const { id } of waiting) await handlers.deliver(id)
  return waiting.length
}

test('a mail whose process was killed is sent by the next process under the same Message-ID', async () => {
  const id = await queueOne()
  await mailServer.close()
  await expect(deliverMail({ db: database.db, mail: transport() }, id)).rejects.toThrow()
  // The second attempt is cut off before the mail server can have accepted anything.
  await claimMail(database.db, id)
  expect(await deliverWaiting(transport())).toBe(0)
  await database.db.update(mails).set({ changedAt: minutesAgo(3) })
  mailServer = await startMailServer(port)
  expect(await deliverWaiting(transport())).toBe(1)
  expect(await stored(id)).toMatchObject({ state: 'sent', tries: 3, message: null })
  expect(mailServer.received).toHaveLength(1)
  expect(mailServer.received[0]).toContain(`Message-ID: <${id}@wadah.example>`)
})

test('a mail that the server may have accepted is not sent twice, and staff see it with its order', async () => {
  const store = createTestStore(database.db)
  store.context.mail.send = () => Promise.reject(new NotAccepted('not yet'))
  const order = (await call(store, 'POST', '/api/orders', { body: newOrder() })).body.order_id
  const [placed] = await database.db.select().from(mails)
  const attempt = await claimMail(database.db, placed?.id ?? '')
  expect(attempt && (await markPossiblyAccepted(database.db, attempt))).toBe(true)
  await database.db.update(mails).set({ changedAt: minutesAgo(16) })
  const published: string[] = []
  onChanges(database.db, (channel, subject) => published.push(`${channel} ${subject.split(':')[0]}`))
  expect(await deliverWaiting(transport())).toBe(0)
  expect(published).toEqual(['order_changed browser'])
  expect(mailServer.received).toEqual([])
  const failed = { kind: 'placed', state: 'failed', tries: 2, error: 'interrupted, perhaps sent' }
  expect((await orderById(database.db, order))?.mails).toMatchObject([failed])
  const stuck = await reasonsOfStuckOrders(database.db, new Date())
  expect(stuck.get(order)).toMatchObject([{ reason: 'mail_failed' }])
})

test('a mail is handed to the mail server only after the attempt was stored', async () => {
  const message = { to: 'ada@example.com', subject: 'Hello', text: 'A few words.' }
  const cause = new Error('the database is away')
  const sending = transport().send(message, { id: 'one', beforeAcceptance: () => Promise.reject(cause) })
  await expect(sending).rejects.toSatisfy((error) => error instanceof NotAccepted && error.cause === cause)
  await transport().send(message, { id: 'two', beforeAcceptance: () => Promise.resolve() })
  expect(mailServer.received).toHaveLength(1)
  expect(mailServer.received[0]).toContain('<two@wadah.example>')
})

test('an attempt that was replaced by a later attempt sends nothing', async () => {
  const id = await queueOne()
  const overtaken = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const slow: Mail = {
    send: (message, { id: name, beforeAcceptance }) =>
      transport().send(message, {
        id: name,
        async beforeAcceptance() {
          reached.resolve()
          await overtaken.promise
          await beforeAcceptance()
        },
      }),
    close: () => undefined,
  }
  const first = deliverMail({ db: database.db, mail: slow }, id)
  await reached.promise
  await database.db.update(mails).set({ changedAt: minutesAgo(3) })
  expect(await deliverWaiting(transport())).toBe(1)
  overtaken.resolve()
  await first
  expect(mailServer.received).toHaveLength(1)
  expect(await stored(id)).toMatchObject({ state: 'sent', tries: 2 })
})

test.each(['x1<v@e.com>', 'a@e.com, v@e.com', 'v@e.com\r\nBcc: w@e.com'])(
  'a mail to %j is not sent',
  async (to) => {
    const id = await queueOne(to)
    await deliverMail({ db: database.db, mail: transport() }, id)
    expect(await stored(id)).toMatchObject({ state: 'failed', error: 'not one plain address' })
    expect(mailServer.recipients).toEqual([])
  },
)

test('an order whose email is more than one plain address is rejected', async () => {
  const store = createTestStore(database.db)
  const body = newOrder({ customer: { ...newOrder().customer, email: 'v@e.com,w@e.com' } })
  const answer = await call(store, 'POST', '/api/orders', { body })
  expect([answer.status, answer.body.code]).toEqual([422, 'invalid_request'])
  expect(await database.db.select().from(mails)).toEqual([])
})

test('each mail has one recipient, and line breaks in its subject add no headers', async () => {
  const replyTo = 'grace@example.com'
  const message = { to: 'ada@example.com', subject: 'Hello\r\nBcc: eve@example.com', text: 'x', replyTo }
  await transport().send(message, { id: 'one', beforeAcceptance: () => Promise.resolve() })
  expect(mailServer.recipients).toEqual(['RCPT TO:<ada@example.com>'])
  const headers = mailServer.received[0]?.split('\r\n\r\n')[0] ?? ''
  expect(headers).toContain('Reply-To: grace@example.com')
  expect(headers).not.toMatch(/^Bcc:/im)
  expect(headers).not.toContain('List-Unsubscribe')
})

test('a mail with an unsubscribe link has the unsubscribe headers', async () => {
  const unsubscribe = 'https://shop.test/reviews/stop?token=a.b'
  const message = { to: 'ada@example.com', subject: 'Hello', text: 'x', unsubscribe }
  const before = mailServer.received.length
  await transport().send(message, { id: 'two', beforeAcceptance: () => Promise.resolve() })
  const headers = mailServer.received[before]?.split('\r\n\r\n')[0] ?? ''
  expect(headers).toContain(`List-Unsubscribe: <${unsubscribe}>`)
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})
