import { expect, test } from 'vitest'
import { parseStaffArguments } from '../../scripts/staff.ts'

test('the staff command for an invitation reads the address and the roles', () => {
  expect(
    parseStaffArguments(['invite', 'Someone@Example.com', '--role', 'owner', '--role', 'orders']),
  ).toEqual({
    command: 'invite',
    email: 'someone@example.com',
    roles: ['owner', 'orders'],
  })
})

test.each([['help'], ['--help'], []])(
  'the staff command with the arguments %j prints the usage',
  (...given) => {
    expect(parseStaffArguments(given)).toBeNull()
  },
)

test.each([
  [['invite', 'someone@example.com'], 'Give a role'],
  [['invite', '--role', 'owner'], 'Give the email address.'],
  [['invite', 'someone', '--role', 'owner'], "not 'someone'"],
  [['invite', 'a@b.example', '--role', 'king'], '--role must be one of'],
  [['list', '--role', 'owner'], '--role is only for invite.'],
  [['remove', 'a@b.example', 'more'], 'Unexpected argument'],
  [['dance'], "Unknown command 'dance'"],
])('the staff command rejects the arguments %j with an explanation', (given, sentence) => {
  expect(() => parseStaffArguments(given)).toThrow(sentence)
})
