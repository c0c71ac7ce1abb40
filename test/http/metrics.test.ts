import { expect, test } from 'vitest'
import { createMetrics } from '#http/metrics.server.ts'

test.each([
  ['does not respond', () => new Promise<number>(() => undefined)],
  ['is away', () => Promise.reject(new Error('no database'))],
])('while the database %s, metrics are returned without the queued mails', async (_, count) => {
  const metrics = createMetrics()
  metrics.watchMails(count)
  const text = await metrics.registry.metrics()
  expect(text).toContain('mails_total{outcome="sent"} 0')
  expect(text).not.toMatch(/^mails_waiting /m)
})
