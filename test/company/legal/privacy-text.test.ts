import { getTableColumns } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { logInAddresses } from '#account/session/account.tables.server.ts'
import { logInAddressDays } from '#account/session/retention.ts'
import { legalPage } from '#company/legal/legal-text.server.ts'
import { privacy } from '#content/legal/privacy.ts'
import { createRateLimits, type LimitName } from '#http/limits/rate-limits.server.ts'

const pool = new Pool({ connectionString: inject('committedDatabaseUrl'), max: 2 })
const subject = crypto.randomUUID()
afterAll(async () => {
  await pool.query('delete from rate_limits where key like $1', [`%${subject}`])
  await pool.end()
})

test('the privacy notice states how long log-in attempts are stored', async () => {
  expect(textOf('browsing')).toContain(
    'Each count covers one hour at most, and we delete it within five minutes after that.',
  )
  const limits = createRateLimits(pool, 1)
  const counted: LimitName[] = ['signUp', 'logIn', 'reset', 'enquiry', 'order', 'failedLogIn']
  for (const name of counted) await limits.consume(name, subject)
  const { rows } = await pool.query<{ hours: number }>(
    `select max(expire - extract(epoch from now()) * 1000)::float8 / 3600000::float8 as hours from rate_limits where key like $1`,
    [`%${subject}`],
  )
  expect(rows[0]?.hours).toBeGreaterThan(0.9)
  expect(rows[0]?.hours).toBeLessThanOrEqual(1.001)
})

test('the privacy notice states what is stored about log-in addresses', () => {
  const columns = Object.keys(getTableColumns(logInAddresses))
  expect(columns).toEqual(['hash', 'usedAt'])
  const text = textOf('account').replaceAll(/\s+/g, ' ')
  expect(text).toContain('each network address you signed up or logged in from')
  expect(text).toContain('one scrambled code made from your email address and the network address')
  expect(text).toContain(`delete the entry ${logInAddressDays} days after that last use`)
})

function textOf(id: string): string {
  const page = legalPage(privacy, { CONTACT_EMAIL: 'hello@wadah.example', BILLING_DATA_YEARS: 7 })
  const section = page.sections.find((each) => each.id === id)
  return section?.html.replaceAll(/<[^>]+>/g, ' ') ?? ''
}
