import { expect, test } from 'vitest'
import { commandsOf } from '#dashboard/frame/commands.ts'
import { commandsFor } from '#dashboard/search/found.ts'

test('the search offers pages and commands, each only to roles that may use it', () => {
  const owner = commandsOf({ staffRoles: ['owner'], memberships: [] })
  const labels = owner.map(({ label }) => label)
  for (const label of ['Orders', 'New product', 'Import products', 'Invite someone', 'Log out']) {
    expect(labels).toContain(label)
  }
  expect(commandsFor('invite', owner)).toEqual([
    { label: 'Invite someone', detail: '', path: '/dashboard/people/invite' },
  ])
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
