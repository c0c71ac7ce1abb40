import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { expect } from './test.ts'

/** Sends the event with which the signing portal reports a payment of this amount. */
export function sendPaymentEvent(page: Page, order: string, amount: number): Promise<void> {
  return sendEvent(page, 'order.paid', { order, amount, currency: 'USD' })
}

/** Sends an event of the signing portal with the current time, unless another time is given. */
export async function sendEvent(
  page: Page,
  type: string,
  data: Record<string, unknown>,
  happenedAt = new Date(),
): Promise<void> {
  const folder = join('.data', `e2e-${process.env['E2E_PORT'] || 4300}`)
  const secret = (await readFile(join(folder, 'portal-events-secret'), 'utf8')).trim()
  const at = new Date()
  const body = JSON.stringify({ type, timestamp: happenedAt.toISOString(), data })
  const id = `msg_${randomUUID()}`
  const answer = await page.request.post('/api/portal-events', {
    data: body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
  })
  expect(answer.status()).toBe(200)
}
