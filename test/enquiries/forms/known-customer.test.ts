import { expect, test } from 'vitest'
import { sessionUser } from '#account/session/session.ts'
import { knownFields } from '#enquiries/forms/use-known-customer.ts'

test.each([
  ['Ada Example', 'Ada', 'Example'],
  ['  Ada  King  Example ', 'Ada', 'King  Example'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])('the name %j fills in the first name %j and the last name %j', (name, first, last) => {
  const known = knownFields(sessionUser('1', 'ada@example.com', { name, company: 'Example Works' }))
  expect(known).toMatchObject({ first_name: first, last_name: last, company: 'Example Works', phone: '' })
})
