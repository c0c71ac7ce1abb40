import { expect, test } from 'vitest'
import { emailPattern, mailboxOf } from '#lib/email-address.ts'

test.each(['ada@example.com', "o'neil+shop@mail.e-x.com", 'a@b', 'first.last@sub.example.co'])(
  '%s is a single plain address',
  (address) => expect(address).toMatch(emailPattern),
)

test.each([
  'x1<v@e.com>',
  '1,v@e.com',
  '"1"<v@e.com>',
  '"v"@e.com',
  'v@e.com, w@e.com',
  'v@e.com\n',
  'v@e.com\r\nBcc: w@e.com',
  'v@[127.0.0.1]',
  'v@e.com.',
  'v@',
  '@e.com',
  '',
])('%j is not a single plain address', (address) => expect(address).not.toMatch(emailPattern))

test('addresses of the same mailbox count as one address', () => {
  const one = ['v@e.com', 'V@E.com', 'v+1@e.com', 'v+a+b@E.COM'].map(mailboxOf)
  expect(new Set(one)).toEqual(new Set(['v@e.com']))
  expect(mailboxOf('w@e.com')).not.toBe(mailboxOf('v@e.com'))
})
