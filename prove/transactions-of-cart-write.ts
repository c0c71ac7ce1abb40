import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { signUpAccounts } from '../bench/accounts.ts'
import type { Shop } from '../bench/shop.ts'
import { answerTo } from './answer.ts'

const writes = 200
/** Before the cart is emptied, so that the quantity stays below the maximum. */
const addsInARow = 40
const add = {
  method: 'POST',
  path: '/api/cart/lines',
  body: JSON.stringify({ product_id: 'strategic-consulting', product_type: 'marketplace', quantity: 1 }),
} as const
const empty = { method: 'DELETE', path: '/api/cart' } as const
/** A process of the database tells what it did at the latest when it has had nothing to do for ten seconds. */
const toldAfter = 11_000

/** How many transactions of the database a cart write takes, on whatever machine: other work of the store is little. */
export async function transactionsOfCartWrite({
  url,
  database,
}: Pick<Shop, 'url' | 'database'>): Promise<number> {
  const [account] = await signUpAccounts(url, 1)
  const headers = { cookie: account?.cookie ?? '', 'content-type': 'application/json' }
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    const before = await transactions(client)
    for (let written = 1; written <= writes; written += 1) {
      await answerTo(url, written % addsInARow === 0 ? { ...empty, headers } : { ...add, headers })
    }
    await pause(toldAfter)
    return ((await transactions(client)) - before) / writes
  } finally {
    await client.end()
  }
}

async function transactions(client: Client): Promise<number> {
  const { rows } = await client.query<{ done: number }>(
    'select (xact_commit + xact_rollback)::int as done from pg_stat_database where datname = current_database()',
  )
  return rows[0]?.done ?? 0
}
