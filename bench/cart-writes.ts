import { signUpAccounts, type Account } from './accounts.ts'
import type { Floor } from './floor-process.ts'
import { connections, type Ask, type LoadWork } from './load.ts'

const product = 'strategic-consulting'
/** Adds before the quantity is set back, so that it stays below the maximum. */
const addsInARow = 40

/** Every connection is a customer who adds one piece after the other; 1 in 41 requests sets the quantity back. */
export async function cartWrites(store: string, floor: Floor): Promise<LoadWork> {
  const accounts = await signUpAccounts(store, connections)
  const sequences: Ask[][] = []
  for (const account of accounts) sequences.push(await sequenceOf(account, store, floor))
  return { asks: (connection) => sequences[connection % sequences.length] ?? [] }
}

async function sequenceOf({ cookie }: Account, store: string, floor: Floor): Promise<Ask[]> {
  const headers = { cookie, 'content-type': 'application/json' }
  const add: Ask = {
    method: 'POST',
    path: '/api/cart/lines',
    headers,
    body: JSON.stringify({ product_id: product, product_type: 'marketplace', quantity: 1 }),
  }
  const { body } = await floor.learn(store, add)
  const { line } = JSON.parse(body.toString()) as { line: { id: string } }
  const setBack: Ask = {
    method: 'PATCH',
    path: `/api/cart/lines/marketplace/${line.id}`,
    headers,
    body: JSON.stringify({ quantity: 1 }),
  }
  await floor.learn(store, setBack)
  return [setBack, ...Array.from({ length: addsInARow }, () => add)]
}
