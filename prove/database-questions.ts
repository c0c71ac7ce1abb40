import { signUpAccounts } from '../bench/accounts.ts'
import type { Ask } from '../bench/load.ts'
import { newOrder, productOfOrders } from '../bench/order-requests.ts'
import type { Shop } from '../bench/shop.ts'
import { builtInProducts } from '#catalog/built-in/built-in-catalog.ts'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
import { answerTo } from './answer.ts'

/** A list that always has products. An empty answer means that the catalog is missing. */
export const listWithProducts = '/api/products?search=security'

export interface Questions {
  /**
   * Requests that can fall back to the built-in catalog. Most of them have a new address every time, so that no
   * cache answers.
   */
  withFallback(): Ask[]
  /** Requests for single products. There are only a few products, so these are not requested before the failure. */
  ofProducts(): Ask[]
  /** The files of the home page, requested as a browser does. Some files do not exist in every encoding. */
  files: Ask[]
  without: Ask[]
}

export async function questionsFor({ url }: Pick<Shop, 'url'>): Promise<Questions> {
  const [account] = await signUpAccounts(url, 1)
  const headers = { cookie: account?.cookie ?? '', 'content-type': 'application/json' }
  const line = { product_id: 'penetration-test', product_type: 'marketplace', quantity: 1 }
  const order = newOrder(await productOfOrders(url), headers)
  const ids = builtInProducts.map(({ id }) => id).filter((id) => !fixedPages.some((page) => page.id === id))
  const files = await filesOfHome(url)
  let [made, product] = [2, 0]
  return {
    files,
    ofProducts() {
      product += 1
      const of = (id = '') => [{ path: `/api/products/${id}` }, { path: `/marketplace/${id}` }]
      return of(ids[product % ids.length])
    },
    withFallback() {
      made += 1
      return [
        { path: `/api/products?page=${made}` },
        { path: `/api/products?search=automation&page=${made}` },
        { path: `/marketplace-full?page=${made}` },
        { path: `/marketplace?category=security&page=${made}` },
        { path: listWithProducts },
      ]
    },
    without: [
      { path: '/api/account/session', headers },
      { path: '/api/cart', headers },
      { path: '/api/orders', headers },
      { method: 'POST', path: '/api/cart/lines', headers, body: JSON.stringify(line) },
      order,
    ],
  }
}

async function filesOfHome(url: string): Promise<Ask[]> {
  const home = await answerTo(url, { path: '/' })
  const paths = new Set(home?.text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))
  if (![...paths].some((path) => path.endsWith('.js'))) throw new Error('The home page names no scripts.')
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  return Array.from(paths, (path) => ({ path, headers }))
}
