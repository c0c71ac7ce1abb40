import type { Permission } from '#account/staff/roles.ts'

/** The required permission, or a list of which any one is enough. */
type Needed = Permission | readonly Permission[]

interface PagePermissions {
  get?: Needed
  /** One permission for all forms of the page, or one per `intent`. */
  post?: Needed | { [intent: string]: Needed }
}

/**
 * The permissions that each dashboard page requires, by route path. Tests fail if a page is missing, so that
 * access is decided when a page is added.
 */
export const pagePermissions: Record<string, PagePermissions> = {
  ...recordPages('products', 'catalogue'),
  ...recordPages('solutions', 'catalogue'),
  ...recordPages('categories', 'catalogue'),
  ...recordPages('sellers', 'sellers'),
  '/dashboard/files': { get: 'files.see', post: 'files.remove' },
  '/dashboard/files/upload': { get: 'files.see', post: 'files.upload' },
  '/dashboard/files/:fileId': { get: 'files.see' },
  '/dashboard/products/export': { get: 'catalogue.see' },
  '/dashboard/products/import': { get: 'catalogue.import', post: 'catalogue.import' },
  '/dashboard/products/import/:importId': { get: 'catalogue.import', post: 'catalogue.import' },
  '/dashboard/products/synonyms': { get: 'catalogue.edit', post: 'catalogue.edit' },
  '/dashboard/drafts': { get: 'overview.see', post: 'catalogue.edit' },
  '/dashboard/products/:id/access': { get: 'access.edit', post: 'access.edit' },
  '/dashboard/solutions/:id/access': { get: 'access.edit', post: 'access.edit' },
  '/dashboard/products': { get: ['catalogue.see', 'proposals.write'], post: 'catalogue.edit' },
  '/dashboard/sellers/applications': {
    get: 'applications.decide',
    post: 'applications.decide',
  },
  '/dashboard/sellers/:id/standing': {
    get: 'sellers.see',
    post: {
      verify: 'sellers.verify',
      unverify: 'sellers.verify',
      suspend: 'sellers.suspend',
      reinstate: 'sellers.suspend',
    },
  },
  '/dashboard/proposals': { get: 'proposals.see', post: 'proposals.write' },
  '/dashboard/proposals/new': { get: 'proposals.write', post: 'proposals.write' },
  '/dashboard/proposals/new/preview': { get: 'proposals.write' },
  '/dashboard/proposals/:proposalId': {
    get: 'proposals.see',
    post: {
      approve: 'proposals.decide',
      return: 'proposals.decide',
      reject: 'proposals.decide',
      'take-back': 'proposals.write',
      withdraw: 'proposals.write',
    },
  },
  '/dashboard/proposals/:proposalId/preview': { get: 'proposals.write' },
  '/dashboard/proposals/:proposalId/edit': { get: 'proposals.write', post: 'proposals.write' },
  '/dashboard/quotes': { get: 'quotes.answer' },
  '/dashboard/quotes/export': { get: 'quotes.answer' },
  '/dashboard/quotes/:quoteId': { get: 'quotes.answer', post: 'quotes.answer' },
  '/dashboard/products/:id/offers': {
    get: 'discounts.see',
    post: {
      plan: ['discounts.edit', 'discounts.propose'],
      end: ['discounts.edit', 'discounts.propose'],
      approve: 'discounts.edit',
      reject: 'discounts.edit',
    },
  },
  '/dashboard/discounts': { get: 'discounts.see' },
  '/dashboard/discounts/new': {
    get: ['discounts.edit', 'discounts.propose'],
    post: ['discounts.edit', 'discounts.propose'],
  },
  '/dashboard/discounts/:discountId': {
    get: 'discounts.see',
    post: {
      find: ['discounts.edit', 'discounts.propose'],
      save: ['discounts.edit', 'discounts.propose'],
      end: ['discounts.edit', 'discounts.propose'],
      approve: 'discounts.edit',
      reject: 'discounts.edit',
    },
  },
  '/dashboard/enquiries': { get: ['enquiries.see', 'questions.answer'], post: 'enquiries.answer' },
  '/dashboard/enquiries/export': { get: 'enquiries.export' },
  '/dashboard/enquiries/waitlists': { get: 'enquiries.see' },
  '/dashboard/enquiries/waitlists/export': { get: 'enquiries.export' },
  '/dashboard/enquiries/:enquiryId': {
    get: ['enquiries.see', 'questions.answer'],
    post: ['enquiries.answer', 'questions.answer'],
  },
  '/dashboard/reviews': { get: 'reviews.see' },
  '/dashboard/reviews/:reviewId': {
    get: 'reviews.see',
    post: {
      answer: 'reviews.answer',
      report: 'reviews.report',
      hide: 'reviews.moderate',
      publish: 'reviews.moderate',
      close: 'reviews.moderate',
    },
  },
  '/dashboard': { get: 'overview.see' },
  '/dashboard/search': { get: 'overview.see' },
  '/dashboard/views': { get: 'overview.see', post: 'overview.see' },
  '/dashboard/task-counts': { get: 'overview.see' },
  '/dashboard/*': { get: 'overview.see' },
  '/dashboard/people': {
    get: ['people.see', 'members.manage'],
    post: { renew: ['people.manage', 'members.manage'], withdraw: ['people.manage', 'members.manage'] },
  },
  '/dashboard/people/invite': {
    get: ['people.manage', 'members.manage'],
    post: ['people.manage', 'members.manage'],
  },
  '/dashboard/people/:accountId': {
    get: ['people.manage', 'members.manage'],
    post: {
      roles: 'people.manage',
      member: ['people.manage', 'members.manage'],
      'reset-factor': 'people.manage',
    },
  },
  '/dashboard/developers': {
    get: 'developers.manage',
    post: {
      'create-key': 'developers.manage',
      'revoke-key': 'developers.manage',
      'add-webhook': 'developers.manage',
    },
  },
  '/dashboard/developers/webhooks/:webhookId': {
    get: 'developers.manage',
    post: 'developers.manage',
  },
  '/dashboard/audit': { get: 'audit.see' },
  '/dashboard/audit/export': { get: 'audit.export' },
  '/dashboard/security': { get: 'overview.see', post: 'overview.see' },
  '/dashboard/notices': { get: 'notices.choose', post: 'notices.choose' },
  '/dashboard/subscriptions/list': { get: ['orders.see', 'sold-lines.see'] },
  '/dashboard/subscriptions/export': { get: ['orders.export', 'sold-lines.export'] },
  '/dashboard/subscriptions': { get: ['reports.see', 'own-reports.see'] },
  '/dashboard/statements': { get: 'statements.see' },
  '/dashboard/statements/:sellerId': { get: 'statements.see', post: 'statements.set-rate' },
  '/dashboard/statements/:sellerId/:month': { get: 'statements.see', post: 'statements.pay' },
  '/dashboard/statements/:sellerId/:month/export': { get: 'statements.see' },
  '/dashboard/reports': { get: ['reports.see', 'own-reports.see'] },
  '/dashboard/reports/export/:report': { get: ['reports.export', 'own-reports.export'] },
  '/dashboard/orders': { get: ['orders.see', 'sold-lines.see'], post: 'orders.change' },
  '/dashboard/customers/:id': { get: 'orders.see' },
  '/dashboard/orders/export': { get: ['orders.export', 'sold-lines.export'] },
  '/dashboard/orders/:orderId': {
    get: 'orders.see',
    post: {
      note: 'orders.note',
      resend: 'orders.resend-mail',
      receipt: 'orders.resend-mail',
      replay: 'orders.replay',
      activate: 'orders.change',
      cancel: 'orders.change',
      refund: 'orders.change',
    },
  },
  '/dashboard/orders/:orderId/receipt.pdf': { get: 'orders.see' },
}

/** The list and the form of one kind of catalog record. */
function recordPages(noun: string, area: 'catalogue' | 'sellers'): Record<string, PagePermissions> {
  const needed: PagePermissions = { get: `${area}.see`, post: `${area}.edit` }
  const path = `/dashboard/${noun}`
  const preview: PagePermissions = { get: `${area}.see` }
  return {
    [path]: needed,
    [`${path}/new`]: needed,
    [`${path}/:id`]: needed,
    [`${path}/new/preview`]: preview,
    [`${path}/:id/preview`]: preview,
  }
}
