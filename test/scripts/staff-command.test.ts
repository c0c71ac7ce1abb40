import { expect, test } from 'vitest'
import { mails } from '#mail/mails.tables.server.ts'
import { carryOut, publicUrlOf } from '../../scripts/operator-command.ts'
import { staffCommand } from '../../scripts/staff.ts'
import { ownDatabase } from '../support/order-shop.ts'
import { newViewer } from '../support/dashboard.ts'
import { createTestStore } from '../support/store.ts'

test('the staff command mails the person whose roles or second factors it removes', async () => {
  const database = await ownDatabase('staff_command')
  try {
    const store = createTestStore(database.db)
    await newViewer(store, { staffRoles: ['owner'] })
    const colleague = await newViewer(store, { staffRoles: ['orders', 'support'] })
    const settings = { DATABASE_URL: database.url, PUBLIC_URL: 'https://shop.example' }
    for (const command of ['reset-factor', 'remove']) {
      const done = await carryOut(staffCommand, [command, colleague.email], settings)
      expect(done).toMatchObject({ code: 0, failure: '' })
    }
    const queued = await database.db.select({ message: mails.message }).from(mails).orderBy(mails.createdAt)
    expect(queued.map(({ message }) => message)).toEqual([
      expect.objectContaining({ to: colleague.email, subject: 'Your two-step sign-in was reset' }),
      expect.objectContaining({
        to: colleague.email,
        text: expect.stringContaining('Before: Orders, Support. Now: none.'),
      }),
    ])
  } finally {
    await database.close()
  }
})

test('a staff command without a reachable database prints the reason and exits with 1', async () => {
  const settings = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' }
  const done = await carryOut(staffCommand, ['list'], settings)
  expect(done).toMatchObject({ code: 1, output: '' })
  expect(done.failure).toContain('It did not work: connect ECONNREFUSED')
})

test('a command reads the address of the store from its settings, and a local run has a default', () => {
  expect(publicUrlOf({})).toBe('http://localhost:3000')
  expect(publicUrlOf({ PORT: '4000' })).toBe('http://localhost:4000')
  expect(() => publicUrlOf({ DATABASE_URL: 'postgres://x' })).toThrow('PUBLIC_URL')
  expect(publicUrlOf({ DATABASE_URL: 'postgres://x', PUBLIC_URL: 'https://a.example' })).toBe(
    'https://a.example',
  )
})
