import { expect, test } from 'vitest'
import { longestStuck, stuckSentence, stuckSummary, type StuckCause } from '#orders/admin/stuck.ts'

const now = new Date('2026-11-24T12:00:00Z')
const cause = (changes: Partial<StuckCause>): StuckCause => ({
  reason: 'silent',
  status: 'paid',
  since: new Date('2026-11-21T12:00:00Z'),
  ...changes,
})

test('a stuck order says since when it is stuck and what to do', () => {
  expect(stuckSentence(cause({}), now)).toBe(
    'Paid 3 days ago. Mark it active, or tell the customer why it’s late.',
  )
  expect(stuckSentence(cause({ status: 'signed' }), now)).toBe(
    'Signed, not paid, 3 days ago. Ask the customer, or cancel the order.',
  )
  const failed = cause({ reason: 'mail_failed', since: new Date('2026-11-24T10:00:00Z') })
  expect(stuckSentence(failed, now)).toBe(
    'An email failed 2 hours ago. Check the address, and send it again.',
  )
})

test('stuck orders are summarized by their next step', () => {
  const orders = [[cause({})], [cause({}), cause({ reason: 'mail_failed' })], [cause({ status: 'signed' })]]
  expect(stuckSummary(orders)).toBe(
    '2 paid and not active, 1 signed and not paid, 1 with an email that failed',
  )
  expect(stuckSummary([])).toBe('')
})

test('the next stuck order is the order that has been stuck longest', () => {
  const since = new Date('2026-11-20T00:00:00Z')
  const stuck = new Map([
    ['young', [cause({})]],
    ['old', [cause({ reason: 'mail_failed' }), cause({ since })]],
  ])
  expect(longestStuck(stuck)).toBe('old')
  expect(longestStuck(new Map())).toBeNull()
})
