import { expect, test } from 'vitest'
import { sessionUser, type SessionState } from '#account/session/session.ts'
import { notFoundReason } from '#purchases/payment/payment.ts'

const user = sessionUser('ada@example.com', 'ada@example.com', { name: 'Ada' })
const byRecord = { status: 'signed-in', mode: 'customer-portal', user } as const

test.each<[SessionState, string]>([
  [{ ...byRecord, endedOnServer: true }, 'session_ended'],
  [{ status: 'signed-out' }, 'signed_out'],
  [byRecord, 'not_yours'],
  [{ status: 'signed-in', mode: 'backend', user, emailProven: true }, 'not_yours'],
])('a payment lookup by %j fails with the reason %s', (session, why) => {
  expect(notFoundReason(session)).toBe(why)
})
