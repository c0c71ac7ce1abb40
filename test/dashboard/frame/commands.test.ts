import { expect, test } from 'vitest'
import type { Roles } from '#account/staff/roles.ts'
import { commandsOf } from '#dashboard/frame/commands.ts'
import { commandsFor } from '#dashboard/search/found.ts'

test('the dashboard search offers pages and commands only to roles that may use them', () => {
  const owner = commandsOf({ staffRoles: ['owner'], memberships: [] })
  const labels = owner.map(({ label }) => label)
  for (const label of ['Orders', 'New product', 'Import products', 'Invite someone', 'Log out']) {
    expect(labels).toContain(label)
  }
  const invite = { label: 'Invite someone', detail: '', path: '/dashboard/people/invite' }
  expect(commandsFor('invite', owner)).toEqual([invite])
  expect(commandsFor('log out', owner)).toMatchObject([{ path: '/dashboard/log-out', isAction: true }])

  const support = commandsOf({ staffRoles: ['support'], memberships: [] }).map(({ label }) => label)
  expect(support).toContain('Show stuck orders')
  expect(support).not.toContain('New product')
  expect(support).not.toContain('Invite someone')

  const memberships = [{ sellerId: 'mine', role: 'admin' }] as const
  const seller = commandsOf({ staffRoles: [], memberships }).map(({ label }) => label)
  expect(seller).toContain('Propose a product')
  expect(seller).toContain('Invite someone')
  expect(seller).not.toContain('Show stuck orders')
})

test('the dashboard search finds pages by related words, after pages with the word in their name (product: dashboard 18)', () => {
  const found = (term: string, roles: Roles) => commandsFor(term, commandsOf(roles)).map(({ label }) => label)
  const owner: Roles = { staffRoles: ['owner'], memberships: [] }
  expect(found('passkey', owner)).toEqual(['Security'])
  expect(found('coupon', owner)).toEqual(['Discounts'])
  expect(found('code', owner)).toEqual(['Discounts', 'Security'])
  expect(found('commission', owner)).toEqual(['Sellers', 'Statements'])
  expect(found('refund', owner)).toEqual(['Orders', 'Statements'])
  expect(found('tax', owner)).toEqual(['Orders', 'Statements'])
  expect(found('logo', owner)).toEqual(['Sellers'])
  expect(found('csv', owner)).toContain('Import products')
  expect(found('review', owner)[0]).toBe('Reviews')
  expect(found('log', owner)).toEqual(['Audit log', 'Log out', 'Sellers'])

  const admin: Roles = { staffRoles: [], memberships: [{ sellerId: 'mine', role: 'admin' }] }
  expect(found('logo', admin)).toEqual(['Change your profile'])
  expect(found('keys', admin)).toEqual(['Products', 'Developers', 'Security'])
})
