import { expect, test } from 'vitest'
import { createConnectionLimit } from '#http/connection-limit.server.ts'
import { withStore } from '../support/store.ts'

test('a customer has 20 places, whatever the address', () => {
  const places = createConnectionLimit()
  const taken = Array.from({ length: 20 }, (_, index) => places.take(['user:a', `address:${index}`]))
  expect(taken.every((giveBack) => giveBack !== null)).toBe(true)
  expect(places.take(['user:a', 'address:x'])).toBeNull()
  taken[0]?.()
  expect(places.take(['user:a', 'address:x'])).not.toBeNull()
})

test('an address has 100 places, whoever the customer claims to be', () => {
  const places = createConnectionLimit()
  for (let index = 0; index < 100; index += 1) places.take([`browser:${index}`, 'address:a'])
  expect(places.take(['browser:new', 'address:a'])).toBeNull()
})

test('an invented browser key opens no stream', () =>
  withStore(async ({ app }) => {
    const response = await app.request('/events', { headers: { cookie: `wadah.browser=${'a'.repeat(43)}` } })
    expect(response.status).toBe(401)
  }))
