import type { Context } from 'hono'
import { parse, serialize } from 'hono/utils/cookie'
import { signedInCustomer } from '#account/customer-portal/signed-in-customer.server.ts'
import { browserKey, hashSecret } from '#orders/order-secrets.server.ts'
import type { OrderOwner } from '#orders/order.ts'
import type { OrderNeeds } from '#orders/order-context.server.ts'

const plainName = 'wadah.browser'
const hostName = '__Host-wadah.browser'
const attributes = { path: '/', httpOnly: true, sameSite: 'Lax' } as const
const yearSeconds = 365 * 24 * 60 * 60

/** The owner of an order to be placed, and the viewer who may see existing orders. */
export interface OrderCustomer {
  owner: OrderOwner
  viewer: OrderOwner
  /** The cookie with which a browser without a session later proves that the order is its own. */
  setCookie: string | null
}

type Needs = Pick<OrderNeeds, 'db' | 'auth' | 'environment' | 'clock'>

/**
 * Identifies whose orders a request may see: the orders of the signed-in customer and of the browser. A
 * customer-portal session takes precedence over a backend account (product: orders 6).
 */
export async function orderViewer(
  { db, auth, environment, clock }: Needs,
  headers: Headers,
): Promise<OrderOwner> {
  const customer = await signedInCustomer({ db, auth, clock }, headers)
  const key = browserCookie(headers, environment.PUBLIC_URL)
  return {
    userId: customer?.userId ?? null,
    customerPortalEmail: customer?.customerPortalEmail ?? null,
    browserKeyHash: key === null ? null : hashSecret(key),
  }
}

/**
 * The owner of a new order: the signed-in customer, or the browser, which gets a cookie. The local record in
 * browser storage proves nothing (product: checkout 17).
 */
export async function orderOwner(context: Needs, c: Context, idempotencyKey: string): Promise<OrderCustomer> {
  const viewer = await orderViewer(context, c.req.raw.headers)
  const nobody = { userId: null, customerPortalEmail: null, browserKeyHash: null }
  const { customerPortalEmail, userId } = viewer
  if (customerPortalEmail) return { owner: { ...nobody, customerPortalEmail }, viewer, setCookie: null }
  if (userId) return { owner: { ...nobody, userId }, viewer, setCookie: null }
  const { AUTH_SECRET, PUBLIC_URL } = context.environment
  const key = browserCookie(c.req.raw.headers, PUBLIC_URL) ?? browserKey(AUTH_SECRET, idempotencyKey)
  return {
    owner: { ...nobody, browserKeyHash: hashSecret(key) },
    viewer,
    setCookie: browserSetCookie(key, PUBLIC_URL),
  }
}

/** Clears the cookie at sign-out, so that the next person at this browser does not see its orders. */
export function endBrowserCookie(publicUrl: string): string {
  const secure = isSecure(publicUrl)
  return serialize(secure ? hostName : plainName, '', { ...attributes, secure, maxAge: 0 })
}

function browserCookie(headers: Headers, publicUrl: string): string | null {
  const key = parse(headers.get('cookie') ?? '')[isSecure(publicUrl) ? hostName : plainName]
  return key !== undefined && /^[\w-]{43}$/.test(key) ? key : null
}

function browserSetCookie(key: string, publicUrl: string): string {
  const secure = isSecure(publicUrl)
  return serialize(secure ? hostName : plainName, key, { ...attributes, secure, maxAge: yearSeconds })
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}
