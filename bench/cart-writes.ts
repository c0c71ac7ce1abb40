import { accountIdOf, signUpAccounts } from './accounts.ts'
import type { Target } from './compare.ts'
import type { Floor } from './start-floor.ts'
import type { FloorWrite } from './floor.ts'
import { connections, type Ask, type LoadWork } from './load.ts'

const product = 'strategic-consulting'
/** The number of units to add before resetting the quantity, to stay below the maximum quantity. */
const addsInARow = 40

const insertion = `insert into marketplace_cart_items as line (user_id, product_id, quantity)
  values ($1, '${product}', 1) on conflict (user_id, product_id, offer) do update`
/** The statements that the floor runs for each write. They look up neither account, product nor price. */
const floorWrites = {
  add: { name: 'add', text: `${insertion} set quantity = line.quantity % 90 + 1 returning id, quantity` },
  setBack: { name: 'set_back', text: `${insertion} set quantity = 1 returning id, quantity` },
} satisfies Record<string, FloorWrite>

/** Each connection is a customer who adds units one at a time; 1 in 41 requests resets the quantity. */
export async function cartWrites(store: string, floor: Floor): Promise<(target: Target) => LoadWork> {
  const ofFloor = await signUpAccounts(store, connections)
  // Store and floor use separate accounts, so that they never write the same row.
  const ofStore = await signUpAccounts(store, connections)
  const floorAccounts = await Promise.all(ofFloor.map((account) => accountIdOf(store, account)))
  const setBacks: Ask[] = []
  for (const { cookie } of ofStore) {
    const { body } = await floor.learn(withHeaders(add, { cookie }), floorWrites.add)
    const { line } = JSON.parse(body.toString()) as { line: { id: string } }
    const setBack: Ask = {
      method: 'PATCH',
      path: `/api/cart/lines/marketplace/${line.id}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ quantity: 1 }),
    }
    await floor.learn(withHeaders(setBack, { cookie }), floorWrites.setBack)
    setBacks.push(setBack)
  }
  return (target) => ({
    asks(number) {
      const connection = number % connections
      const cookie = ofStore[connection]?.cookie ?? ''
      const headers =
        target === 'store' ? { cookie } : { cookie, 'x-account': floorAccounts[connection] ?? '' }
      const asks = [
        ...setBacks.slice(connection, connection + 1),
        ...Array.from({ length: addsInARow }, () => add),
      ]
      return asks.map((ask) => withHeaders(ask, headers))
    },
  })
}

const add: Ask = {
  method: 'POST',
  path: '/api/cart/lines',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ product_id: product, product_type: 'marketplace', quantity: 1 }),
}

function withHeaders(ask: Ask, headers: Record<string, string>): Ask {
  return { ...ask, headers: { ...ask.headers, ...headers } }
}
