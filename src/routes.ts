import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
import { redirects } from './shell/redirects.ts'

/** The addresses of the site outside the dashboard (product: pages 1, 2, 3). */
const pages = [
  index('company/home/home.page.tsx'),
  route('about', 'company/about/about.page.tsx'),
  route('wts', 'solutions/overview/tech-solutions.page.tsx'),
  route('wts/pre-packaged', 'solutions/pre-packaged/pre-packaged.page.tsx'),
  route('wts/pre-packaged/catalog', 'solutions/list/solution-list.page.tsx'),
  route('wts/custom', 'solutions/custom/custom.page.tsx'),
  route('wts/consulting', 'solutions/consulting/consulting.page.tsx'),
  route('wadah-network', 'company/network/network.page.tsx'),
  route('wadah-fund', 'company/fund/fund.page.tsx'),
  route('marketplace', 'marketplace/landing/landing.page.tsx'),
  route('marketplace-full', 'marketplace/listing/listing.page.tsx'),
  route('marketplace/categories/:slug', 'marketplace/category/category.page.tsx'),
  route('marketplace/success', 'purchases/payment/payment-success.page.tsx'),
  route('marketplace/sellers', 'marketplace/sellers/sellers.page.tsx'),
  route('marketplace/sellers/:sellerId', 'marketplace/sellers/seller.page.tsx'),
  route('marketplace/sell', 'marketplace/sell/sell.page.tsx'),
  route('marketplace/request', 'marketplace/request/request.page.tsx'),
  route('marketplace/my-purchases', 'purchases/list/my-purchases.page.tsx'),
  route('marketplace/my-purchases/subscriptions', 'purchases/subscriptions/subscriptions.page.tsx'),
  route('marketplace/my-purchases/:order', 'purchases/order.page.tsx', { id: 'my-purchases-order' }),
  route('marketplace/my-purchases/:orderId/review/:lineId', 'purchases/review/write-review.page.tsx'),
  route('reviews/stop', 'marketplace/reviews/stop-invitations.page.tsx'),
  route('reviews/:reviewId/report', 'marketplace/reviews/report-review.page.tsx'),
  route('marketplace/quotes/new', 'quotes/requests/new-quote.page.tsx'),
  route('marketplace/quotes/:quoteId', 'quotes/document/quote.page.tsx'),
  route('quotes/shared/:token', 'quotes/document/shared-quote.page.tsx'),
  route('marketplace/my-purchases/:order/receipt', 'purchases/receipt/receipt.page.tsx'),
  route('marketplace/saved', 'marketplace/saved/saved.page.tsx'),
  route('marketplace/compare', 'marketplace/compare/compare.page.tsx'),
  route('marketplace/shared-cart', 'marketplace/shared-cart/shared-cart.page.tsx'),
  ...fixedPages.map(({ path }) =>
    route(path.slice(1), 'solutions/fixed/fixed.page.tsx', { id: path.slice(1) }),
  ),
  route('solutions/:name/reviews', 'solutions/reviews/solution-reviews.page.tsx'),
  route('solutions/:name', 'solutions/fixed/fixed.page.tsx', { id: 'solutions/:name' }),
  route('marketplace/:productId/reviews', 'marketplace/reviews/product-reviews.page.tsx'),
  route('marketplace/:productId', 'marketplace/product/product.page.tsx'),
  route('contact', 'company/contact/contact.page.tsx'),
  route('blog', 'company/insights/insights.page.tsx'),
  route('blog/:slug', 'company/insights/article.page.tsx'),
  route('auth', 'account/sign-in/auth.page.tsx'),
  route('confirm-email', 'account/sign-in/confirm-email.page.tsx'),
  route('settings', 'account/settings/settings.page.tsx'),
  route('checkout', 'orders/checkout/checkout.page.tsx'),
  route('careers', 'company/careers/careers.page.tsx'),
  ...['privacy', 'terms', 'cookies'].map((id) => route(id, 'company/legal/legal.page.tsx', { id })),
  ...Object.keys(redirects).map((path) =>
    route(path.slice(1), 'shell/redirect.page.tsx', { id: `redirect${path}` }),
  ),
  route('*', 'shell/not-found.page.tsx'),
] satisfies RouteConfig

/** Products, solutions, categories and sellers share two pages: a list and a form. */
const catalogRecords = ['products', 'solutions', 'categories', 'sellers'].flatMap((noun) => [
  route(noun, 'dashboard/record-lists/record-list.page.tsx', { id: `dashboard-${noun}` }),
  route(`${noun}/new`, 'dashboard/records/edit-record.page.tsx', { id: `dashboard-${noun}-new` }),
  route(`${noun}/:id`, 'dashboard/records/edit-record.page.tsx', { id: `dashboard-${noun}-one` }),
])

/** The dashboard of sellers and staff. An error replaces only the page, not the navigation. */
const dashboard = route('dashboard', 'dashboard/frame/dashboard-frame.page.tsx', [
  layout('dashboard/frame/dashboard-boundary.page.tsx', [
    index('dashboard/overview/overview.page.tsx'),
    ...catalogRecords,
    ...['products', 'solutions'].map((noun) =>
      route(`${noun}/:id/access`, 'dashboard/access/product-access.page.tsx', {
        id: `dashboard-${noun}-access`,
      }),
    ),
    route('products/export', 'dashboard/records/export-products.page.tsx'),
    route('products/import', 'dashboard/imports/import-products.page.tsx'),
    route('products/import/:importId', 'dashboard/imports/import.page.tsx'),
    route('products/synonyms', 'dashboard/synonyms/synonyms.page.tsx'),
    route('search', 'dashboard/search/search.page.tsx', { id: 'dashboard-search' }),
    route('task-counts', 'dashboard/frame/task-counts.page.tsx'),
    route('views', 'dashboard/views/views.page.tsx'),
    route('drafts', 'dashboard/records/drafts.page.tsx'),
    route('sellers/applications', 'dashboard/applications/applications.page.tsx'),
    route('sellers/:id/standing', 'dashboard/sellers/seller-status.page.tsx'),
    route('proposals', 'dashboard/proposals/proposals.page.tsx'),
    route('proposals/new', 'dashboard/proposals/edit-proposal.page.tsx', { id: 'new-proposal' }),
    route('proposals/:proposalId', 'dashboard/proposals/proposal.page.tsx'),
    route('proposals/:proposalId/edit', 'dashboard/proposals/edit-proposal.page.tsx'),
    route('files', 'dashboard/files/files.page.tsx'),
    route('files/upload', 'dashboard/files/upload.page.tsx'),
    route('files/:fileId', 'dashboard/files/stored-download.page.tsx'),
    route('reports', 'dashboard/reports/reports.page.tsx'),
    route('subscriptions', 'dashboard/subscriptions/subscriptions.page.tsx', {
      id: 'dashboard-subscriptions',
    }),
    route('subscriptions/list', 'dashboard/subscriptions/subscription-list.page.tsx'),
    route('subscriptions/export', 'dashboard/subscriptions/subscriptions-csv.page.tsx'),
    route('statements', 'dashboard/statements/statements.page.tsx'),
    route('statements/:sellerId', 'dashboard/statements/seller-statements.page.tsx'),
    route('statements/:sellerId/:month', 'dashboard/statements/statement.page.tsx'),
    route('statements/:sellerId/:month/export', 'dashboard/statements/statement-csv.page.tsx'),
    route('reports/export/:report', 'dashboard/reports/report-csv.page.tsx'),
    route('people', 'dashboard/people/people.page.tsx'),
    route('people/invite', 'dashboard/people/invite.page.tsx'),
    route('people/:accountId', 'dashboard/people/person.page.tsx'),
    route('developers', 'dashboard/developers/developers.page.tsx'),
    route('developers/webhooks/:webhookId', 'dashboard/developers/webhook.page.tsx'),
    route('audit', 'dashboard/audit/audit.page.tsx'),
    route('audit/export', 'dashboard/audit/audit-csv.page.tsx'),
    route('security', 'dashboard/security/security.page.tsx'),
    route('notices', 'dashboard/notices/notices.page.tsx'),
    route('customers/:id', 'dashboard/customers/customer.page.tsx'),
    route('orders', 'dashboard/orders/orders.page.tsx'),
    route('orders/export', 'dashboard/orders/orders-csv.page.tsx'),
    route('orders/:orderId', 'dashboard/orders/order.page.tsx'),
    route('orders/:orderId/receipt.pdf', 'dashboard/orders/receipt-pdf.page.tsx'),
    route('reviews', 'dashboard/reviews/reviews.page.tsx'),
    route('reviews/:reviewId', 'dashboard/reviews/review.page.tsx'),
    route('quotes', 'dashboard/quotes/quotes.page.tsx'),
    route('quotes/export', 'dashboard/quotes/quotes-csv.page.tsx'),
    route('quotes/:quoteId', 'dashboard/quotes/quote.page.tsx', { id: 'dashboard-quote' }),
    route('products/:id/offers', 'dashboard/discounts/offers.page.tsx'),
    route('discounts', 'dashboard/discounts/discounts.page.tsx'),
    route('discounts/new', 'dashboard/discounts/discount.page.tsx', { id: 'dashboard-discount-new' }),
    route('discounts/:discountId', 'dashboard/discounts/discount.page.tsx'),
    route('enquiries', 'dashboard/enquiries/enquiries.page.tsx'),
    route('enquiries/export', 'dashboard/enquiries/enquiries-csv.page.tsx'),
    route('enquiries/waitlists', 'dashboard/enquiries/waitlists.page.tsx'),
    route('enquiries/waitlists/export', 'dashboard/enquiries/waitlists-csv.page.tsx'),
    route('enquiries/:enquiryId', 'dashboard/enquiries/enquiry.page.tsx'),
    route('*', 'dashboard/frame/unknown.page.tsx'),
  ]),
])

/** Previews. They have the frame of the shop, not of the dashboard. */
const previews = [
  ...['products', 'solutions', 'categories', 'sellers'].flatMap((noun) =>
    ['new', ':id'].map((id) =>
      route(`dashboard/${noun}/${id}/preview`, 'dashboard/records/preview.page.tsx', {
        id: `dashboard-${noun}-${id}-preview`,
      }),
    ),
  ),
  route('dashboard/proposals/new/preview', 'dashboard/proposals/preview-proposal.page.tsx', {
    id: 'preview-new-proposal',
  }),
  route('dashboard/proposals/:proposalId/preview', 'dashboard/proposals/preview-proposal.page.tsx'),
]

/** The pages for log-in, log-out, second factor and invitations. */
const dashboardDoors = [
  route('dashboard/log-in', 'dashboard/log-in/log-in.page.tsx'),
  route('dashboard/log-out', 'dashboard/log-in/log-out.page.tsx'),
  route('dashboard/invitation', 'dashboard/invitation/invitation.page.tsx'),
  route('dashboard/second-factor', 'dashboard/second-factor/second-factor.page.tsx'),
  route('dashboard/second-factor/set-up', 'dashboard/second-factor/set-up.page.tsx'),
]

export default [
  layout('shell/page-boundary.page.tsx', [...pages, ...dashboardDoors, ...previews, dashboard]),
] satisfies RouteConfig
