import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  logInAddresses,
  customerPortalSessions,
  sessions,
  signUpAttempts,
  users,
  verifications,
} from '#account/session/account.tables.server.ts'
import { logInAddressDays } from '#account/session/retention.ts'
import { scheduledJobs } from '#app/scheduled-jobs.server.ts'
import { rateLimits } from '#http/limits/rate-limits.tables.server.ts'
import { failedMailTextDays } from '#mail/retention.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { withStore, type TestStore } from '../support/store.ts'

const day = 24 * 60 * 60 * 1000
const ended = new Date(Date.now() - 1_000)
const open = new Date(Date.now() + day)
const message = { to: 'ada@example.com', subject: 'Hello', text: 'A few words.' }

function jobsOf({ context }: TestStore) {
  return scheduledJobs(context, () => context.jobs)
}

test('the daily job deletes expired sessions of both kinds, links, log-in addresses and sign-up attempts', () =>
  withStore(async (store) => {
    const { db } = store
    const [user] = await db
      .insert(users)
      .values({ name: 'Ada', email: 'ada@example.com' })
      .returning({ id: users.id })
    const userId = user?.id ?? ''
    const names = ['ended', 'open']
    for (const [name, expiresAt] of [['ended', ended] as const, ['open', open] as const]) {
      await db.insert(sessions).values({ token: name, userId, expiresAt })
      await db.insert(customerPortalSessions).values({ tokenHash: name, email: 'ada@example.com', expiresAt })
      await db.insert(verifications).values({ identifier: name, value: userId, expiresAt })
      const age = (days: number) => new Date(expiresAt.getTime() - days * day)
      await db.insert(logInAddresses).values({ hash: name, usedAt: age(logInAddressDays) })
      await db.insert(signUpAttempts).values({ email: name, startedAt: age(1) })
    }
    await jobsOf(store).everyDay()
    expect((await db.select().from(sessions)).map(({ token }) => token)).toEqual(['open'])
    expect((await db.select().from(customerPortalSessions)).map(({ tokenHash }) => tokenHash)).toEqual([
      'open',
    ])
    const links = await db.select().from(verifications).where(eq(verifications.value, userId))
    expect(links.map(({ identifier }) => identifier)).toEqual(['open'])
    const addresses = await db.select().from(logInAddresses).where(inArray(logInAddresses.hash, names))
    expect(addresses.map(({ hash }) => hash)).toEqual(['open'])
    const attempts = await db.select().from(signUpAttempts).where(inArray(signUpAttempts.email, names))
    expect(attempts.map(({ email }) => email)).toEqual(['open'])
    expect(await db.select().from(users).where(eq(users.id, userId))).toHaveLength(1)
  }))

test('the daily job deletes the text of mails that failed long ago, and keeps the record of the failure', () =>
  withStore(async (store) => {
    const { db } = store
    const age = (days: number) => new Date(Date.now() - days * day)
    for (const [key, state, changedAt] of [
      ['old', 'failed', age(failedMailTextDays + 1)],
      ['recent', 'failed', age(failedMailTextDays - 1)],
      ['waiting', 'queued', age(failedMailTextDays + 1)],
    ] as const) {
      const subject = crypto.randomUUID()
      await db.insert(mails).values({ key, subject, kind: 'placed', message, state, changedAt })
    }
    await jobsOf(store).everyDay()
    const keys = ['old', 'recent', 'waiting']
    const left = await db.select().from(mails).where(inArray(mails.key, keys)).orderBy(mails.key)
    expect(left.map(({ key, state, message: text }) => [key, state, text])).toEqual([
      ['old', 'failed', null],
      ['recent', 'failed', message],
      ['waiting', 'queued', message],
    ])
  }))

test('expired attempt counts are deleted every minute, because they contain network addresses', () =>
  withStore(async (store) => {
    const { db } = store
    await db.delete(rateLimits)
    await db.insert(rateLimits).values([
      { key: 'logIn:ended', points: 60, expire: ended.getTime() },
      { key: 'logIn:open', points: 1, expire: open.getTime() },
    ])
    await jobsOf(store).everyMinute()
    expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['logIn:open'])
  }))
