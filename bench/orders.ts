import { signUpAccounts } from './accounts.ts'
import { loadFigures, type LoadFigures } from './figures.ts'
import { load } from './load.ts'
import { newOrder, productOfOrders } from './order-requests.ts'
import type { Shop } from './shop.ts'

const customers = 20

/** Customers order at the same time, each of them one order after the other. */
export async function timeOrders({ url }: Shop, ordersOfEach: number): Promise<LoadFigures> {
  const accounts = await signUpAccounts(url, customers)
  const product = await productOfOrders(url)
  const answers = await load(
    url,
    {
      connections: customers,
      mostOnEach: ordersOfEach,
      asks(connection) {
        const at = connection % customers
        // One address per customer, because real customers do not share a row of the rate limits.
        const headers = { cookie: accounts[at]?.cookie ?? '', 'x-client-address': `192.0.2.${1 + at}` }
        return Array.from({ length: ordersOfEach }, () => newOrder(product, headers))
      },
    },
    { seconds: 600 },
  )
  return loadFigures([answers])
}
