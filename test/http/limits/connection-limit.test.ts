import { expect, test } from 'vitest'
import { createConnectionLimit } from '#http/limits/connection-limit.server.ts'
import { withStore } from '../../support/store.ts'

test('a customer can open at most 20 event streams, from any network addresses', () => {
  const connections = createConnectionLimit()
  const taken = Array.from({ length: 20 }, (_, index) => connections.take(['user:a', `address:${index}`]))
  expect(taken.every((release) => release !== null)).toBe(true)
  expect(connections.take(['user:a', 'address:x'])).toBeNull()
  taken[0]?.()
  expect(connections.take(['user:a', 'address:x'])).not.toBeNull()
})

test('a network address can open at most 100 event streams, whatever customers it claims', () => {
  const connections = createConnectionLimit()
  for (let index = 0; index < 100; index += 1) connections.take([`browser:${index}`, 'address:a'])
  expect(connections.take(['browser:new', 'address:a'])).toBeNull()
})

test('an invented browser key opens no stream', () =>
  withStore(async ({ app }) => {
    const response = await app.request('/events', { headers: { cookie: `wadah.browser=${'a'.repeat(43)}` } })
    expect(response.status).toBe(401)
  }))
