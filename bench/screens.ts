import { articles } from '#company/articles.ts'
import { publicPages } from '#site/public-pages.ts'
import { fixedPages } from '#solutions/fixed-pages.ts'
import { signUpAccounts } from './accounts.ts'

export interface Screen {
  path: string
  /** What signs the visitor in; without it nobody is. */
  cookie?: string
}

/** Every kind of screen of the site once; the checkout with somebody signed in and one product in the cart. */
export async function allScreens(store: string): Promise<Screen[]> {
  const signedIn = ['/settings', '/marketplace/my-purchases', '/checkout']
  const cookie = await customerWithCart(store)
  return [
    ...publicPages.map(({ path }) => ({ path })),
    { path: '/marketplace/security-platform' },
    ...fixedPages.map(({ path }) => ({ path })),
    ...articles.slice(0, 1).map(({ slug }) => ({ path: `/blog/${slug}` })),
    { path: '/auth' },
    { path: '/marketplace/success' },
    { path: '/no-such-page' },
    ...signedIn.map((path) => ({ path, cookie })),
  ]
}

/** A customer who could check out now. */
export async function customerWithCart(store: string): Promise<string> {
  const [account] = await signUpAccounts(store, 1)
  const cookie = account?.cookie ?? ''
  const added = await fetch(new URL('/api/cart/lines', store), {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ product_id: 'security-platform', product_type: 'marketplace', quantity: 1 }),
  })
  if (!added.ok) throw new Error(`Filling the cart was answered ${added.status}.`)
  return cookie
}
