import { isAllowed, type Permission, type Roles } from '#account/roles.ts'

export interface RailEntry {
  path: string
  label: string
}

/** The nouns of the rail, each with the permission that opens it. */
const entries: readonly (RailEntry & { permission: Permission })[] = [
  { path: '/dashboard', label: 'Overview', permission: 'overview.see' },
]

/** What these roles see in the rail (product: dashboard 2). */
export function navigationFor(roles: Roles): RailEntry[] {
  return entries
    .filter(({ permission }) => isAllowed(roles, permission))
    .map(({ path, label }) => ({ path, label }))
}
