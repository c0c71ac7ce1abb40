import { sellerRoles, staffRoles } from '#account/roles.ts'

const staff = 'owner catalogue orders support'
const members = 'admin editor'
const record = ['', '/new', '/:id'] as const
const records = (method: string, ...nouns: string[]) =>
  nouns.flatMap((noun) => record.map((rest) => `${method} /dashboard/${noun}${rest}`))
const forms = (route: string, ...intents: string[]) =>
  intents.map((intent) => `POST /dashboard/${route} ${intent}`)

/**
 * Who may take each action, written down a second time (product: dashboard 2): whoever changes a permission changes it
 * here too, so that none is opened by mistake.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  [`${staff} ${members}`]: [
    'GET /dashboard',
    'GET /dashboard/*',
    'GET /dashboard/products',
    'GET /dashboard/drafts',
    'GET /dashboard/security',
    'POST /dashboard/security',
    'GET /dashboard/notices',
    'POST /dashboard/notices',
    'GET /dashboard/reports',
  ],
  [staff]: [
    ...records('GET', 'solutions', 'categories', 'sellers'),
    'GET /dashboard/products/new',
    'GET /dashboard/products/:id',
    'GET /dashboard/products/export',
    'GET /dashboard/sellers/:id/standing',
  ],
  'owner catalogue': [
    ...records('POST', 'products', 'solutions', 'categories', 'sellers'),
    ...forms('sellers/:id/standing', 'verify', 'unverify', 'suspend', 'reinstate'),
    ...forms('proposals/:proposalId', 'approve', 'return', 'reject'),
    'GET /dashboard/products/import',
    'POST /dashboard/products/import',
    'GET /dashboard/products/synonyms',
    'POST /dashboard/products/synonyms',
    'POST /dashboard/drafts',
    'GET /dashboard/sellers/applications',
    'POST /dashboard/sellers/applications',
  ],
  [`owner catalogue ${members}`]: [
    'GET /dashboard/files',
    'POST /dashboard/files',
    'GET /dashboard/files/upload',
    'POST /dashboard/files/upload',
    'GET /dashboard/files/:fileId',
    'GET /dashboard/proposals',
    'GET /dashboard/proposals/:proposalId',
  ],
  [members]: [
    ...forms('proposals/:proposalId', 'take-back', 'withdraw'),
    'POST /dashboard/proposals',
    'GET /dashboard/proposals/:proposalId/edit',
    'POST /dashboard/proposals/:proposalId/edit',
    'POST /dashboard/reviews/:reviewId report',
  ],
  'owner orders admin': [
    'GET /dashboard/quotes',
    'GET /dashboard/quotes/export',
    'GET /dashboard/quotes/:quoteId',
    'POST /dashboard/quotes/:quoteId',
    'GET /dashboard/orders/export',
  ],
  'owner support': [
    ...forms('reviews/:reviewId', 'hide', 'publish', 'close'),
    'GET /dashboard/enquiries',
    'POST /dashboard/enquiries',
    'GET /dashboard/enquiries/export',
    'GET /dashboard/enquiries/waitlists',
    'GET /dashboard/enquiries/waitlists/export',
    'GET /dashboard/enquiries/:enquiryId',
    'POST /dashboard/enquiries/:enquiryId',
  ],
  [`owner support ${members}`]: [
    'GET /dashboard/reviews',
    'GET /dashboard/reviews/:reviewId',
    'POST /dashboard/reviews/:reviewId answer',
  ],
  'owner admin': [
    ...forms('people', 'renew', 'withdraw'),
    'GET /dashboard/people',
    'GET /dashboard/people/invite',
    'POST /dashboard/people/invite',
    'GET /dashboard/people/:accountId',
    'POST /dashboard/people/:accountId member',
  ],
  owner: [
    ...forms('people/:accountId', 'roles', 'reset-factor'),
    'GET /dashboard/audit',
    'GET /dashboard/audit/export',
  ],
  [`owner orders support ${members}`]: ['GET /dashboard/orders'],
  'owner orders support': [
    ...forms('orders/:orderId', 'note', 'resend', 'receipt'),
    'GET /dashboard/orders/:orderId',
    'GET /dashboard/orders/:orderId/receipt.pdf',
  ],
  'owner orders': forms('orders/:orderId', 'replay', 'activate', 'cancel', 'refund'),
  [`owner catalogue orders ${members}`]: ['GET /dashboard/reports/export/:report'],
}

const rolesByAction = new Map(
  Object.entries(allowed).flatMap(([roles, actions]) =>
    actions.map((action) => [action, new Set(roles.split(' '))] as const),
  ),
)

export const everyRole = [...staffRoles, ...sellerRoles] as const
export type AnyRole = (typeof everyRole)[number]

export function mayTake(role: AnyRole, action: string): boolean {
  const roles = rolesByAction.get(action)
  if (!roles) throw new Error(`Nobody has written down who may ${action}: add it to the allowed roles.`)
  return roles.has(role)
}
