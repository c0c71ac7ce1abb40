import { expect, test } from 'vitest'
import {
  isAllowed,
  isAllowedForSeller,
  isMemberOf,
  permissions,
  sellersWith,
  staffRoles,
  type Permission,
  type Roles,
  type SellerRole,
  type StaffRole,
} from '#account/staff/roles.ts'

const nobody: Roles = { staffRoles: [], memberships: [] }
const support = staff('support')
const editor = member('editor')
const everyPermission = Object.keys(permissions) as Permission[]

test('a viewer without a role has no permission', () => {
  expect(permissionsOf(nobody)).toEqual([])
})

test('the owner has every permission except the permissions of sellers', () => {
  expect(permissionsOf(staff('owner'))).toEqual(
    words(`overview.see catalogue.see catalogue.edit catalogue.import
    sellers.see sellers.edit sellers.verify sellers.suspend applications.decide
    proposals.see proposals.decide files.see files.upload files.remove
    orders.see orders.note orders.resend-mail orders.replay orders.change orders.export
    deleted-customers.see access.edit enquiries.see enquiries.answer enquiries.export
    reviews.see reviews.answer reviews.moderate discounts.see discounts.edit quotes.answer
    statements.see statements.set-rate statements.pay reports.see reports.export people.see people.manage audit.see audit.export notices.choose`),
  )
})

test('catalog staff edit the catalog, decide on proposals and applications, and see reports', () => {
  expect(permissionsOf(staff('catalogue'))).toEqual(
    words(`overview.see catalogue.see catalogue.edit catalogue.import
    sellers.see sellers.edit sellers.verify sellers.suspend applications.decide
    proposals.see proposals.decide files.see files.upload files.remove access.edit
    discounts.see discounts.edit statements.see statements.set-rate
    reports.see reports.export notices.choose`),
  )
})

test('order staff change orders, answer quotes and see the catalog and reports', () => {
  expect(permissionsOf(staff('orders'))).toEqual(
    words(`overview.see catalogue.see sellers.see
    orders.see orders.note orders.resend-mail orders.replay orders.change orders.export
    discounts.see quotes.answer statements.see reports.see reports.export notices.choose`),
  )
})

test('support staff help with orders, answer inquiries and moderate reviews', () => {
  expect(permissionsOf(staff('support'))).toEqual(
    words(`overview.see catalogue.see sellers.see orders.see orders.note orders.resend-mail
    enquiries.see enquiries.answer enquiries.export reviews.see reviews.answer reviews.moderate
    reports.see notices.choose`),
  )
})

test('a seller’s admin has every permission of a seller, members and quotes included', () => {
  expect(permissionsOf(member('admin'))).toEqual(
    words(`overview.see proposals.see proposals.write own-seller.edit members.manage
    files.see files.upload files.remove access.edit sold-lines.see sold-lines.export
    questions.answer reviews.see reviews.answer reviews.report discounts.see discounts.propose
    quotes.answer statements.see own-reports.see own-reports.export developers.manage notices.choose`),
  )
})

test('a seller’s editor writes proposals and answers questions and reviews, but does not manage members or answer quotes', () => {
  expect(permissionsOf(member('editor'))).toEqual(
    words(`overview.see proposals.see proposals.write files.see files.upload files.remove access.edit
    sold-lines.see questions.answer reviews.see reviews.answer reviews.report
    discounts.see discounts.propose statements.see own-reports.see own-reports.export notices.choose`),
  )
})

test('the expected permissions in this file cover every staff role', () => {
  expect(staffRoles).toEqual(['owner', 'catalogue', 'orders', 'support'])
})

test('members have permissions for their sellers only', () => {
  expect(sellersWith(editor, 'proposals.write')).toEqual(['one'])
  expect(sellersWith(editor, 'members.manage')).toEqual([])
  expect(isAllowedForSeller(editor, 'proposals.write', 'one')).toBe(true)
  expect(isAllowedForSeller(editor, 'proposals.write', 'two')).toBe(false)
  expect(isMemberOf(editor, 'one')).toBe(true)
  expect(isMemberOf(support, 'one')).toBe(false)
})

function permissionsOf(roles: Roles): Permission[] {
  return everyPermission.filter((permission) => isAllowed(roles, permission))
}

function staff(role: StaffRole): Roles {
  return { staffRoles: [role], memberships: [] }
}

function member(role: SellerRole): Roles {
  return { staffRoles: [], memberships: [{ sellerId: 'one', role }] }
}

function words(text: string): string[] {
  return text.split(/\s+/)
}
