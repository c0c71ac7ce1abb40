import {
  isAllowed,
  isAllowedForStaff,
  sellersWith,
  type Permission,
  type Roles,
} from '#account/staff/roles.ts'
import type { FoundRow } from '#dashboard/search/found.ts'
import { navigationFor } from '#dashboard/frame/navigation.ts'
import { newProposalPath } from '#dashboard/proposals/new-proposal.ts'

/** The actions that staff can start on every page, with the permission that each requires. */
const staffCommands: readonly (FoundRow & { permission: Permission })[] = [
  command('New product', '/dashboard/products/new', 'catalogue.edit'),
  command('New solution', '/dashboard/solutions/new', 'catalogue.edit'),
  command('New category', '/dashboard/categories/new', 'catalogue.edit'),
  command('New seller', '/dashboard/sellers/new', 'sellers.edit'),
  command('Edit products in a list', '/dashboard/products?edit=1', 'catalogue.edit'),
  command('Import products', '/dashboard/products/import', 'catalogue.import', 'CSV upload spreadsheet'),
  command('Edit search synonyms', '/dashboard/products/synonyms', 'catalogue.edit'),
  command('Decide on applications to sell', '/dashboard/sellers/applications', 'applications.decide'),
  command('Review proposals', '/dashboard/proposals?state=submitted', 'proposals.decide'),
  command('Show stuck orders', '/dashboard/orders?stuck=1', 'orders.see'),
  command('Show paid orders to mark active', '/dashboard/orders?status=paid', 'orders.change'),
  command('Show unassigned questions', '/dashboard/enquiries?person=nobody', 'enquiries.answer'),
  command('Show waitlists', '/dashboard/enquiries/waitlists', 'enquiries.see'),
  command('Show reported reviews', '/dashboard/reviews?state=reported', 'reviews.moderate'),
  command('Invite someone', '/dashboard/people/invite', 'people.manage'),
]

function command(label: string, path: string, permission: Permission, words?: string) {
  return { label, path, detail: '', permission, words }
}

/** Returns all pages and actions that these roles allow, for the search dialog (product: dashboard 18). */
export function commandsOf(roles: Roles): FoundRow[] {
  const allowed = staffCommands.filter(({ permission }) => isAllowedForStaff(roles, permission))
  const isInvitingMembers = isAllowed(roles, 'members.manage') && !isAllowedForStaff(roles, 'people.manage')
  return [
    ...navigationFor(roles).map(({ path, label }) => ({ label, detail: '', path, words: pageWords[path] })),
    ...allowed.map(({ permission: _permission, ...row }) => row),
    ...(isAllowed(roles, 'proposals.write') ? [proposeProduct] : []),
    ...sellersWith(roles, 'own-seller.edit').map(changeProfile),
    ...(isInvitingMembers ? [{ label: 'Invite someone', detail: '', path: '/dashboard/people/invite' }] : []),
    { label: 'Saved views', detail: 'Your lists with their filters', path: '/dashboard/views' },
    {
      label: 'Security',
      detail: 'Two-step sign-in and sessions',
      path: '/dashboard/security',
      words: pageWords['/dashboard/security'],
    },
    { label: 'Log out', detail: '', path: '/dashboard/log-out', isAction: true },
  ]
}

const proposeProduct = {
  label: 'Propose a product',
  detail: 'For your seller',
  path: '/dashboard/proposals/new',
}

function changeProfile(sellerId: string): FoundRow {
  return {
    label: 'Change your profile',
    detail: sellerId,
    path: newProposalPath({ kind: 'seller', sellerId, subjectId: sellerId }),
    words: 'logo website seller name refunds support',
  }
}

/** Words that find a page in the search dialog, in addition to its name. */
const pageWords: Readonly<Record<string, string>> = {
  '/dashboard': 'home dashboard sales tasks',
  '/dashboard/products': 'items catalog prices license keys downloads offers CSV',
  '/dashboard/proposals': 'approvals review changes',
  '/dashboard/solutions': 'packages services prices license keys',
  '/dashboard/categories': 'icons',
  '/dashboard/sellers': 'vendors profiles logos commission verification',
  '/dashboard/files': 'pictures images uploads downloads media',
  '/dashboard/orders': 'sales purchases refunds receipts invoices tax customers CSV',
  '/dashboard/quotes': 'offers requests prices',
  '/dashboard/discounts': 'coupons codes vouchers promotions',
  '/dashboard/enquiries': 'enquiries questions messages contact support inbox waitlists',
  '/dashboard/reviews': 'ratings stars comments reports',
  '/dashboard/subscriptions': 'recurring renewals MRR cancellations',
  '/dashboard/statements': 'commissions payouts refunds balance fees tax CSV',
  '/dashboard/reports': 'revenue sales analytics charts figures CSV',
  '/dashboard/people': 'team staff members users roles invitations',
  '/dashboard/developers': 'API keys webhooks tokens',
  '/dashboard/audit': 'history log changes activity',
  '/dashboard/notices': 'emails alerts settings',
  '/dashboard/security':
    'passkeys keys passwords recovery codes two-step 2FA authenticator sessions devices settings',
}
