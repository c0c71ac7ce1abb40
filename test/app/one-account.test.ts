import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { signUp } from '../support/customers-and-products.ts'
import { call, ownDatabase } from '../support/order-shop.ts'
import { createTestStore } from '../support/store.ts'

const introduction = {
  product_id: 'open-mind-consulting',
  product_type: 'marketplace',
  offer: 'introductory',
}

test('cart additions that wait for the lock of an account hold no database connections', async () => {
  const { db, url, close } = await ownDatabase('one_account', 'wadah_shop')
  onTestFinished(close)
  const store = createTestStore(db)
  const greedy = await signUp(store.context)
  const others = await Promise.all(Array.from({ length: 20 }, () => signUp(store.context)))

  const holder = new Client({ connectionString: url })
  await holder.connect()
  await holder.query(
    "begin; select pg_advisory_xact_lock(hashtextextended('cart ' || $1, 0))".replace('$1', `'${greedy.id}'`),
  )
  const additions = Array.from({ length: 150 }, () =>
    call(store, 'POST', '/api/cart/lines', { body: introduction, cookie: greedy.cookie }),
  )
  for (const { cookie } of others) {
    const body = { product_id: 'cart-plain', product_type: 'marketplace' }
    expect((await call(store, 'POST', '/api/cart/lines', { body, cookie })).status).toBe(201)
    expect((await call(store, 'GET', '/api/cart', { cookie })).status).toBe(200)
  }
  await holder.end()

  const answers = await Promise.all(additions)
  for (const { status, headers, body } of answers) {
    const isBusy = status === 503
    expect([status, body.code]).toEqual(
      isBusy ? [503, 'busy'] : status === 201 ? [201, undefined] : [409, 'over_maximum'],
    )
    expect(headers.get('retry-after')).toBe(isBusy ? '2' : null)
  }
  expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1)
  const { rows } = await db.execute(sql`select sum(quantity)::int as sum from marketplace_cart_items
    where user_id = ${greedy.id}`)
  expect([{ sum: 1 }, { sum: null }]).toContainEqual(rows[0])
})
