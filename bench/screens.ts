import { articles } from '#company/insights/articles.ts'
import { publicPages } from '#app/public-pages.ts'
import { fixedPages } from '#catalogue/fixed-pages.ts'
import { signUpAccounts } from './accounts.ts'
import { newOrder, productOfOrders } from './order-requests.ts'

/** Who looks at a screen. */
export interface Visitor {
  name: string
  cookie?: string
  /** The browser's storage. */
  storage?: Record<string, string>
}

export interface Screen {
  path: string
  /** Without one, a first visit. */
  visitor?: Visitor
}

/** Every kind of screen once, and those that load more for a customer as each kind of customer. */
export async function allScreens(store: string): Promise<Screen[]> {
  const ofCustomers = [
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
  const customers = [await accountWithCart(store), await customerPortalSessionWithCart(store)]
  return [
    ...publicPages.map(({ path }) => ({ path })),
    { path: '/marketplace/security-platform' },
    ...fixedPages.filter(({ id }) => weighedItems.includes(id)).map(({ path }) => ({ path })),
    ...articles.slice(0, 1).map(({ slug }) => ({ path: `/blog/${slug}` })),
    { path: '/auth' },
    { path: '/marketplace/success' },
    { path: '/checkout' },
    { path: '/no-such-page' },
    ...customers.flatMap((visitor) => ofCustomers.map((path) => ({ path, visitor }))),
  ]
}

/** The fixed pages share one layout: one that sells, and one that has a waitlist. */
const weighedItems: readonly string[] = ['jake-ai-platform', 'wadah-elevate']

const wanted = { product_id: 'security-platform', product_type: 'marketplace' }

/** A customer with a backend account, an order and something in the cart, ready to check out. */
export async function accountWithCart(store: string): Promise<Visitor> {
  const [account] = await signUpAccounts(store, 1)
  const cookie = account?.cookie ?? ''
  await post(store, '/api/cart/lines', { ...wanted, quantity: 1 }, cookie)
  await placeOrder(store, cookie)
  return { name: 'account', cookie }
}

/** A customer of the customer portal, with record, cart, order and profile in browser storage. */
async function customerPortalSessionWithCart(store: string): Promise<Visitor> {
  const email = 'ada@example.com'
  const { products } = await post<{ products: unknown[] }>(store, '/api/cart/lookup', { items: [wanted] })
  const line = { id: 'line-1', quantity: 1, offer: 'standard', ...wanted, product_data: products[0] }
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

async function placeOrder(store: string, cookie: string): Promise<unknown> {
  const { path, body } = newOrder(await productOfOrders(store), {})
  const { record } = await post<{ record: unknown }>(store, path, JSON.parse(body ?? ''), cookie)
  return record
}

async function post<Answer>(store: string, path: string, body: unknown, cookie = ''): Promise<Answer> {
  const response = await fetch(new URL(path, store), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} was answered ${response.status}.`)
  return (await response.json()) as Answer
}
