import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { DeliveryLog } from '#dashboard/developers/delivery-log.tsx'

test('the delivery log counts all attempts of a message that was sent again (product: developers 14)', () => {
  const at = new Date('2026-11-26T15:12:00Z')
  const failed = { at: '2026-11-26T15:11:00.000Z', status: 500, error: null, answer: 'down' }
  const message = {
    id: '1',
    messageId: 'message',
    type: 'order.paid',
    state: 'delivered',
    body: null,
  } as const
  const attempt = { status: 200, error: null, answer: 'thanks', createdAt: at, dueAt: at, attemptedAt: at }
  const delivery = { ...message, ...attempt, attempts: 1, earlierAttempts: [failed, failed] }
  const Stub = createRoutesStub([{ path: '/', Component: () => <DeliveryLog deliveries={[delivery]} /> }])
  const text = renderToStaticMarkup(<Stub />).replaceAll(/<[^>]+>/g, ' ')
  expect(text).toMatch(/Delivered\s+3\s+200/)
})
