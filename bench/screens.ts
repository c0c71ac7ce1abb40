import { articles } from '#content/insights.ts'
import { publicPages } from '#content/public-pages.ts'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
import { signUpAccounts } from './accounts.ts'
import type { Ask } from './load.ts'
import { newOrder, orderIdOf, productOfOrders } from './order-requests.ts'
import { portalEventRequests } from './portal-events.ts'
import type { Shop } from './shop.ts'

type PurchasingShop = Pick<Shop, 'url' | 'settings'>

export interface Visitor {
  name: string
  cookie?: string
  storage?: Record<string, string>
}

export interface Screen {
  path: string
  /** The visitor who opens the screen. If missing, a first-time visitor opens it. */
  visitor?: Visitor
  /** The expected status: 200, unless the page reports that something is missing. */
  status?: number
}

/**
 * Every kind of screen as a first-time visitor, and again as each kind of customer if the screen loads more for
 * them.
 */
export async function allScreens(shop: PurchasingShop): Promise<Screen[]> {
  const store = shop.url
  const customerPaths = [
    '/',
    '/marketplace',
    '/marketplace-full',
    '/marketplace/security-platform',
    '/solutions/jakeplatform',
    '/contact',
    '/settings',
    '/marketplace/my-purchases',
    '/checkout',
  ]
  const account = await accountWithCart(store)
  const customers = [account, await customerPortalSessionWithCart(store)]
  const order = await placeActiveOrder(shop, account)
  return [
    ...publicPages.map(({ path }) => ({ path })),
    ...pagesOfProducts.map((path) => ({ path })),
    ...fixedPages.filter(({ id }) => weighedItems.includes(id)).map(({ path }) => ({ path })),
    ...articles.slice(0, 1).map(({ slug }) => ({ path: `/blog/${slug}` })),
    { path: '/auth' },
    { path: '/marketplace/success' },
    { path: '/no-such-page', status: 404 },
    ...customers.flatMap((visitor) => customerPaths.map((path) => ({ path, visitor }))),
    ...[`/marketplace/my-purchases/${order}`, '/marketplace/quotes/new'].map((path) => ({
      path,
      visitor: account,
    })),
  ]
}

const pagesOfProducts = [
  '/marketplace/security-platform',
  '/marketplace/security-platform/reviews',
  '/marketplace/categories/security',
  '/marketplace/sellers/lanternfield-labs',
  '/marketplace/saved',
  '/marketplace/compare?items=security-platform,penetration-test',
  '/marketplace/shared-cart?items=security-platform:1,penetration-test:1',
]

/** All fixed pages share one layout, so one with a price and one with a waitlist are enough. */
const weighedItems: readonly string[] = ['jake-ai-platform', 'wadah-elevate']

const item = { product_id: 'security-platform', product_type: 'marketplace' }
const secondItem = { product_id: 'penetration-test', product_type: 'marketplace' }

/** A customer with a backend account, an order, and a cart that is ready for checkout. */
export async function accountWithCart(store: string): Promise<Visitor> {
  const [account] = await signUpAccounts(store, 1)
  const cookie = account?.cookie ?? ''
  await post(store, '/api/cart/lines', { ...item, quantity: 1 }, cookie)
  await post(store, '/api/cart/lines', { ...secondItem, quantity: 2 }, cookie)
  await placeOrder(store, cookie)
  return { name: 'account', cookie }
}

/** A customer of the customer portal, with local record, cart, order and profile in browser storage. */
async function customerPortalSessionWithCart(store: string): Promise<Visitor> {
  const email = 'ada@example.com'
  const { products } = await post<{ products: unknown[] }>(store, '/api/cart/lookup', { items: [item] })
  const line = { id: 'line-1', quantity: 1, offer: 'standard', ...item, product_data: products[0] }
  const record = await placeOrder(store, '')
  return {
    name: 'customer portal',
    storage: {
      'wadah.session': JSON.stringify({ loggedIn: true, accessGranted: true, email, name: 'Ada Example' }),
      'wadah.cart': JSON.stringify({ [email]: [line] }),
      'wadah.order': JSON.stringify(record),
      'wadah.orders': JSON.stringify([record]),
    },
  }
}

/** Places an order and brings it to `active`, so that it has a receipt and files. */
export async function placeActiveOrder(
  { url, settings }: PurchasingShop,
  { cookie = '' }: Pick<Visitor, 'cookie'>,
): Promise<string> {
  const product = await productOfOrders(url)
  const secret = settings['PORTAL_EVENT_SECRETS'] ?? ''
  const placed = await send(url, newOrder(product, { cookie }))
  const order = orderIdOf(await placed.text())
  for (const event of portalEventRequests(order, product.price, secret)) await send(url, event)
  return order
}

async function placeOrder(store: string, cookie: string): Promise<unknown> {
  const { path, body } = newOrder(await productOfOrders(store), {})
  const { record } = await post<{ record: unknown }>(store, path, JSON.parse(body ?? ''), cookie)
  return record
}

async function post<Answer>(store: string, path: string, body: unknown, cookie = ''): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
  const response = await send(store, { method: 'POST', path, headers, body: JSON.stringify(body) })
  return (await response.json()) as Answer
}

async function send(store: string, { path, ...request }: Ask): Promise<Response> {
  const response = await fetch(new URL(path, store), request)
  if (!response.ok) throw new Error(`${path} got ${response.status}.`)
  return response
}
