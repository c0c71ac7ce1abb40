import { expect, test } from 'vitest'
import {
  isAllowed,
  isAllowedForSeller,
  isMemberOf,
  permissions,
  sellersWith,
  type Roles,
} from '#account/staff/roles.ts'

const nobody: Roles = { staffRoles: [], memberships: [] }
const support: Roles = { staffRoles: ['support'], memberships: [] }
const editor: Roles = { staffRoles: [], memberships: [{ sellerId: 'one', role: 'editor' }] }
const names = Object.keys(permissions) as (keyof typeof permissions)[]

test('no role means no permission', () => {
  expect(names.filter((name) => isAllowed(nobody, name))).toEqual([])
})

test('a role has the listed permissions and no others', () => {
  for (const name of names) {
    expect(isAllowed(support, name), name).toBe((permissions[name] as readonly string[]).includes('support'))
  }
})

test('members act for their own sellers only', () => {
  expect(sellersWith(editor, 'proposals.write')).toEqual(['one'])
  expect(sellersWith(editor, 'members.manage')).toEqual([])
  expect(isAllowedForSeller(editor, 'proposals.write', 'one')).toBe(true)
  expect(isAllowedForSeller(editor, 'proposals.write', 'two')).toBe(false)
  expect(isMemberOf(editor, 'one')).toBe(true)
  expect(isMemberOf(support, 'one')).toBe(false)
})
