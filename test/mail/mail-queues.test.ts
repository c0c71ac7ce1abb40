import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { users } from '#account/session/account.tables.server.ts'
import { resetRequest } from '#account/sign-in/password-reset.server.ts'
import { scheduledJobs } from '#app/scheduled-jobs.server.ts'
import { startJobs, type Jobs, type JobsOptions } from '#mail/jobs.server.ts'
import { onChanges } from '#db/publish-changes.server.ts'
import { createMail } from '#mail/mail.server.ts'
import type { MailUrgency } from '#mail/mail-urgency.ts'
import { unqueuedMails } from '#mail/mails.queries.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { openMovingAddress } from '../support/database/moving-address.ts'
import { ownDatabase } from '../support/order-shop.ts'
import { patience } from '../support/patience.ts'
import { createTestStore } from '../support/store.ts'
import { startMailServer, type MailServer, type MailServerManners } from '../support/servers/mail-server.ts'
import { freePort } from '../support/servers/free-port.ts'

let database: Awaited<ReturnType<typeof ownDatabase>>
let jobs: Jobs | undefined
let mailServer: MailServer | undefined

afterEach(async () => {
  await jobs?.close()
  await mailServer?.close()
  await database.close()
  jobs = undefined
  mailServer = undefined
})

function newMail(urgency: MailUrgency, subject = 'Waiting') {
  const id = crypto.randomUUID()
  return {
    key: id,
    subject: id,
    kind: 'test',
    urgency,
    message: { to: 'ada@example.com', subject, text: 'x' },
  }
}

async function startStore(...given: Parameters<typeof newStore>) {
  const store = await newStore(...given)
  await vi.waitFor(async () => {
    // Creating the first job is the last step when the jobs start.
    const { rows } = await database.db.execute(sql`select 1 from jobs.job where name = 'every-minute'`)
    expect(rows).not.toEqual([])
  }, patience)
  return store
}

/** A store whose jobs have not started yet. */
async function newStore(
  options: Pick<JobsOptions, 'databaseUrl' | 'queryMilliseconds'>,
  manners: MailServerManners = {},
) {
  onChanges(database.db, () => undefined)
  const port = await freePort()
  mailServer = await startMailServer(port, manners)
  const { context } = createTestStore(database.db)
  const warn = vi.spyOn(context.log, 'warn')
  context.mail = createMail({ url: `smtp://127.0.0.1:${port}`, from: 'Wadah <hello@wadah.example>' })
  const started: Jobs = startJobs({
    ...options,
    log: context.log,
    handlers: scheduledJobs(context, () => started),
  })
  jobs = started
  return { jobs: started, mailServer, warn }
}

async function untilReceived({ received }: MailServer, subject: string): Promise<void> {
  await vi.waitFor(
    () => expect(received.some((message) => message.includes(`Subject: ${subject}`))).toBe(true),
    patience,
  )
}

test('an immediate mail is sent before mails that are blocked by an unresponsive mail server', async () => {
  database = await ownDatabase('mail_queues')
  const confirming = Promise.withResolvers<void>()
  const store = await startStore({ databaseUrl: database.url }, { holdsUntil: confirming.promise })
  await database.db.transaction(async (tx) => {
    for (let waiting = 0; waiting < 60; waiting += 1) {
      await store.jobs.mail(tx, newMail(waiting % 2 ? 'normal' : 'low'))
    }
  })
  await vi.waitFor(() => expect(store.mailServer.received.length).toBeGreaterThan(2), patience)
  await database.db.transaction((tx) => store.jobs.mail(tx, newMail('immediate', 'Urgent')))
  await untilReceived(store.mailServer, 'Urgent')
  expect(store.mailServer.received.length).toBeLessThan(30)
  confirming.resolve()
})

test('mails queued before the jobs start get their jobs in one insert per queue when the jobs start, and are sent at once', async () => {
  database = await ownDatabase('mail_early')
  const insert = vi.spyOn(PgBoss.prototype, 'insert')
  onTestFinished(() => insert.mockRestore())
  const store = await newStore({ databaseUrl: database.url })
  await database.db.transaction(async (tx) => {
    await store.jobs.mail(tx, newMail('immediate', 'Early reset'))
    for (let number = 0; number < 20; number += 1) await store.jobs.mail(tx, newMail('normal', 'Early order'))
  })
  // A mail without a job is found after half a minute.
  await untilReceived(store.mailServer, 'Early reset')
  await untilReceived(store.mailServer, 'Early order')
  expect(insert.mock.calls.map(([queue, jobs]) => [queue, jobs.length])).toEqual([
    ['mail-immediate', 1],
    ['mail', 20],
  ])
})

test('a password reset is mailed even if strangers have requested many resets', async () => {
  database = await ownDatabase('mail_resets')
  const store = await startStore({ databaseUrl: database.url })
  await database.db.insert(users).values({ name: 'Ada', email: 'ada@example.com', acceptedAt: new Date() })
  await database.db.transaction(async (tx) => {
    for (let number = 0; number < 100; number += 1) {
      await store.jobs.mail(tx, resetRequest(`nobody${number}@example.com`))
    }
    await store.jobs.mail(tx, resetRequest('ada@example.com'))
  })
  await untilReceived(store.mailServer, 'Choose a new password')
  expect(store.mailServer.received).toHaveLength(1)
})

test('jobs drop connections to a database server that vanished', async () => {
  database = await ownDatabase('mail_silence')
  const address = await openMovingAddress(database, 'mail_silence')
  onTestFinished(address.close)
  const store = await startStore({ databaseUrl: address.url, queryMilliseconds: 1_000 })
  // One mail is sent before the connection stops responding.
  await database.db.transaction((tx) => store.jobs.mail(tx, newMail('immediate', 'Before')))
  await untilReceived(store.mailServer, 'Before')
  address.silence()
  await database.db.transaction((tx) => store.jobs.mail(tx, newMail('immediate', 'Heard')))
  await untilReceived(store.mailServer, 'Heard')
  const interrupted = [{ err: expect.any(Error) }, 'jobs interrupted'] as const
  await vi.waitFor(() => expect(store.warn).toHaveBeenCalledWith(...interrupted), patience)
  // Connections that became idle in the meantime could not be closed gracefully.
  address.cut()
})

test('queued mails are sent by urgency, then by age', async () => {
  database = await ownDatabase('mail_urgency')
  const old = new Date(Date.now() - 60_000)
  const order: MailUrgency[] = ['low', 'normal', 'immediate', 'normal', 'low']
  for (const [age, urgency] of order.entries()) {
    const createdAt = new Date(old.getTime() + age * 1_000)
    await database.db.insert(mails).values({ ...newMail(urgency), createdAt, changedAt: old })
  }
  const now = new Date()
  const waiting = await unqueuedMails(database.db, { untriedBefore: now, untouchedBefore: old })
  expect(waiting.map(({ urgency }) => urgency)).toEqual(['immediate', 'normal', 'normal', 'low', 'low'])
})
