import { signUpAccounts } from './accounts.ts'
import { printCommits } from './commits.ts'
import { compare, printComparisons, type Effort } from './compare.ts'
import { connections } from './load.ts'
import { newOrder, orderIdOf, productOfOrders } from './order-requests.ts'
import { portalEventRequests } from './portal-events.ts'
import type { Shop } from './shop.ts'
import { printHeading } from './table.ts'

/** More than one connection can send in a second. */
const mostPerSecond = 40

const leastShareOfCommits = 0.08

/** Orders registered and portal events processed per second, beside the floor. */
export async function ordersSection(shop: Shop, effort: Effort): Promise<readonly string[]> {
  printHeading(
    'Orders',
    `${connections} customers, and as many connections of the signing portal; each answered after its commit.`,
  )
  const { url, floor, settings } = shop
  const urls = { store: url, floor: floor.url }
  const accounts = await signUpAccounts(url, connections)
  const product = await productOfOrders(url)
  const onEach = Math.ceil(effort.seconds * mostPerSecond)

  const registered: string[] = []
  const customer = (connection: number) => ({
    cookie: accounts[connection % connections]?.cookie ?? '',
    // One address per connection: real customers do not share a row of the rate limits.
    'x-client-address': `192.0.2.${1 + (connection % connections)}`,
  })
  const first = await floor.learn(url, newOrder(product, customer(0)))
  registered.push(orderIdOf(first.body.toString()))
  const orders = await compare(
    'Orders registered',
    urls,
    (target) => ({
      ...(target === 'store' && { mostOnEach: onEach }),
      asks: (connection) => Array.from({ length: onEach }, () => newOrder(product, customer(connection))),
      isRight: (body) => target === 'floor' || registered.push(orderIdOf(body)) > 0,
    }),
    effort,
  )

  const secret = settings['PORTAL_EVENT_SECRETS'] ?? ''
  const eventsOf = (order: string) => portalEventRequests(order, product.price, secret)
  const known = registered.slice(0, connections)
  for (const event of eventsOf(registered.shift() ?? '')) await floor.learn(url, event)
  const inOneLoad = Math.floor(registered.length / (effort.rounds + 1))
  const writers = Math.min(connections, inOneLoad)
  const events = await compare(
    'Portal events applied',
    urls,
    (target) => {
      const told = target === 'store' ? registered.splice(0, inOneLoad) : known
      const sequences = told.map(eventsOf)
      const whole = Math.floor(told.length / writers) * eventsOf('').length
      return {
        connections: writers,
        ...(target === 'store' && { mostOnEach: whole }),
        asks: (connection) => sequences.filter((_, at) => at % writers === connection).flat(),
        isRight: (body) => body.includes('"outcome":"processed"') && body.includes('"duplicate":false'),
      }
    },
    effort,
  )
  printComparisons('action', [orders, events])
  const commits = await printCommits(shop, effort.seconds)
  const share = orders.store.perSecond / commits
  console.log(`Orders registered : PostgreSQL's own commits = ${share.toFixed(3)}.`)
  return share >= leastShareOfCommits
    ? []
    : [
        `orders reach ${share.toFixed(3)} of PostgreSQL's own commits, at least ${leastShareOfCommits} are promised`,
      ]
}
