import { isAllowed, type Permission, type Roles } from '#account/staff/roles.ts'

export interface RailEntry {
  path: string
  label: string
}

/** The entries of the navigation, for viewers who have the permission, or one of the permissions. */
const entries: readonly (RailEntry & { permission: Permission | readonly Permission[] })[] = [
  { path: '/dashboard', label: 'Overview', permission: 'overview.see' },
  { path: '/dashboard/products', label: 'Products', permission: ['catalogue.see', 'proposals.write'] },
  { path: '/dashboard/proposals', label: 'Proposals', permission: 'proposals.see' },
  { path: '/dashboard/solutions', label: 'Solutions', permission: 'catalogue.see' },
  { path: '/dashboard/categories', label: 'Categories', permission: 'catalogue.see' },
  { path: '/dashboard/sellers', label: 'Sellers', permission: 'sellers.see' },
  { path: '/dashboard/files', label: 'Files', permission: 'files.see' },
  { path: '/dashboard/orders', label: 'Orders', permission: ['orders.see', 'sold-lines.see'] },
  { path: '/dashboard/quotes', label: 'Quotes', permission: 'quotes.answer' },
  { path: '/dashboard/discounts', label: 'Discounts', permission: 'discounts.see' },
  { path: '/dashboard/enquiries', label: 'Inquiries', permission: ['enquiries.see', 'questions.answer'] },
  { path: '/dashboard/reviews', label: 'Reviews', permission: 'reviews.see' },
  {
    path: '/dashboard/subscriptions',
    label: 'Subscriptions',
    permission: ['reports.see', 'own-reports.see'],
  },
  { path: '/dashboard/statements', label: 'Statements', permission: 'statements.see' },
  { path: '/dashboard/reports', label: 'Reports', permission: ['reports.see', 'own-reports.see'] },
  { path: '/dashboard/people', label: 'People', permission: ['people.see', 'members.manage'] },
  { path: '/dashboard/developers', label: 'Developers', permission: 'developers.manage' },
  { path: '/dashboard/audit', label: 'Audit log', permission: 'audit.see' },
  { path: '/dashboard/notices', label: 'Notifications', permission: 'notices.choose' },
]

/** Returns the navigation entries for these roles (product: dashboard 2). */
export function navigationFor(roles: Roles): RailEntry[] {
  return entries
    .filter(({ permission }) => [permission].flat().some((each) => isAllowed(roles, each)))
    .map(({ path, label }) => ({ path, label }))
}
