import { expect, test } from 'vitest'
import { orderStatuses, type OrderStatus } from '#orders/order-status.ts'
import { statusSentence, timelineOf } from '#orders/order-timeline.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { nextStepOf, stateOf } from '#purchases/next-step.ts'
import { namesOfItems } from '#lib/names-of-items.ts'
import { aForm, aLine } from '../support/samples/sample-cart.ts'
import { handOffRecord } from '../support/samples/sample-hand-off-record.ts'

const record = handOffRecord(aForm, [aLine('a', 100)], { id: 'u' }, new Date('2026-11-20T12:00:00Z'))
const change = { product: 'Plain', refunded: false }
const activeAt = '2026-11-20T12:00:00.000Z'
const after = (days: number) => new Date(Date.parse(activeAt) + days * 86_400_000)

function anOrder(status: OrderStatus, more: Partial<OrderAnswer> = {}) {
  const may_continue = ['prepared', 'documents_opened', 'signed', 'payment_failed'].includes(status)
  const event = { from: null, to: status, source: 'signing_portal' as const, note: '', at: activeAt }
  const order = {
    status,
    total: 100,
    change: null,
    access_ended: false,
    ending: [],
    past_due: [],
    may_continue,
  }
  return { ...order, events: [event], record, ...more }
}

test('every order has one next step', () => {
  const labels = orderStatuses.map((status) => [status, nextStepOf(anOrder(status), after(1)).label])
  expect(Object.fromEntries(labels)).toEqual({
    prepared: 'Sign your documents',
    documents_opened: 'Sign your documents',
    signed: 'Pay now',
    payment_failed: 'Try your payment again',
    paid: 'View order',
    active: 'Get started',
    declined: 'View order',
    cancelled: 'View order',
    expired: 'View order',
  })
  expect(nextStepOf(anOrder('signed', { total: 0 }), after(1)).label).toBe('Confirm your order')
})

test('two weeks after activation the next step is a review, for customers who can write a review', () => {
  expect(nextStepOf(anOrder('active'), after(15))).toEqual({ where: 'reviews', label: 'Leave a review' })
  expect(nextStepOf(anOrder('active'), after(91))).toEqual({ where: 'order', label: 'View order' })
  const ofBrowser = { ...record, user: { ...record.user, id: 'browser:1' } }
  expect(nextStepOf(anOrder('active', { record: ofBrowser }), after(15)).label).toBe('Get started')
})

test('the next step of an order with an unpaid renewal is to check the payment', () => {
  const order = anOrder('active', { past_due: ['line'] })
  expect(nextStepOf(order, after(15))).toEqual({ where: 'order', label: 'Check your payment' })
})

test('an order whose access has ended offers nothing to start or review (product: access 12)', () => {
  for (const status of ['paid', 'active'] as const) {
    const ended = anOrder(status, { access_ended: true })
    expect(nextStepOf(ended, after(15))).toEqual({ where: 'order', label: 'View order' })
    expect(stateOf(ended).title).toBe('Access has ended')
    expect(statusSentence({ ...ended, expires_at: activeAt }, String)).toBe('Access has ended.')
    expect(timelineOf(ended)).toHaveLength(1)
  }
})

test('the next step of an active quantity change is neither setting up nor writing a review', () => {
  expect(nextStepOf(anOrder('active', { change }), after(15)).label).toBe('View order')
})

test('an order past its signing deadline has no link to the signing portal', () => {
  expect(nextStepOf(anOrder('prepared', { may_continue: false }), after(15)).where).toBe('order')
})

test('every order status has an explanation, which promises a mail only if one is sent', () => {
  expect(new Set(orderStatuses.map((status) => stateOf(anOrder(status)).title)).size).toBe(6)
  const ofBrowser = { ...record, user: { ...record.user, id: 'browser:1' } }
  expect(stateOf(anOrder('paid')).more).toContain('email')
  expect(stateOf(anOrder('paid', { record: ofBrowser })).more).not.toContain('email')
  expect(stateOf(anOrder('active', { change })).title).toBe('Your subscription is changed')
  expect(stateOf(anOrder('paid', { change })).title).toBe('We’re checking your change')
  const refunded = { change: { ...change, refunded: true } }
  expect(stateOf(anOrder('paid', refunded)).title).toBe('We refunded your change')
})

test('a row of the purchases names two items and counts the other items', () => {
  const items = ['One', 'Two', 'Three', 'Four'].map((name, index) => ({
    ...record.items[0],
    name,
    quantity: index + 1,
  }))
  expect(namesOfItems(items)).toBe('One, 2 × Two, 2 more')
  expect(namesOfItems(items.slice(0, 1))).toBe('One')
})
