/** Search words for pages, in addition to their names. */
export const pageWords: Readonly<Record<string, string>> = {
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
