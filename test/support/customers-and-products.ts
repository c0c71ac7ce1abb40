import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '#account/session/account.tables.server.ts'
import { marketplaceCategories, marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import type { AppContext } from '#app/app-context.server.ts'

/** Adds the products of the cart tests to the seeded products. */
export async function addProducts(db: Database): Promise<void> {
  await db
    .insert(marketplaceCategories)
    .values({ id: 'cart-tests', name: 'Cart tests', slug: 'cart-tests' })
    .onConflictDoNothing()
  const product = { description: 'One. Two.', shortDescription: 'Short.', categoryId: 'cart-tests' }
  await db
    .insert(marketplaceProducts)
    .values([
      { ...product, id: 'cart-plain', name: 'Plain', price: '10.50' },
      { ...product, id: 'cart-five', name: 'Five', price: '5.00', maxQuantity: 5 },
      { ...product, id: 'cart-monthly', name: 'Monthly', price: '97', subscriptionInterval: 'month' },
      { ...product, id: 'cart-demo', name: 'Demo', price: '0', productType: 'lead_generation' },
      { ...product, id: 'cart-download', name: 'Download', price: '0', productType: 'download' },
      { ...product, id: 'cart-inactive', name: 'Gone', price: '1', isActive: false },
    ])
    .onConflictDoNothing()
  await db
    .insert(marketplaceProducts)
    .values({
      ...product,
      id: 'open-mind-consulting',
      name: 'Open Mind Consulting',
      price: '1800',
      maxQuantity: 5,
    })
    .onConflictDoUpdate({
      target: marketplaceProducts.id,
      set: { name: 'Open Mind Consulting', price: '1800', maxQuantity: 5 },
    })
  await db
    .insert(wtsSolutions)
    .values([
      {
        id: 'cart-solution',
        name: 'Solution',
        price: '1780',
        description: 'First sentence. Second.',
        category: 'Sales',
      },
      { id: 'cart-soon', name: 'Soon', price: '1', comingSoon: true },
      { id: 'cart-away', name: 'Away', price: '1', isAvailable: false },
    ])
    .onConflictDoNothing()
}

export interface Customer {
  id: string
  cookie: string
  /** The token of the customer's session. */
  token: string
}

export async function signUp({
  db,
  auth,
}: Pick<AppContext, 'db' | 'auth'>): Promise<Customer & { email: string }> {
  const email = `${randomUUID()}@example.com`
  const response = await auth.api.signUpEmail({
    body: { name: 'Cart Tester', email, password: 'a long password' },
    asResponse: true,
  })
  expect(response.status).toBe(200)
  const { user, token } = await response.json()
  await db.update(users).set({ acceptedAt: new Date() }).where(eq(users.id, user.id))
  return {
    id: user.id,
    email,
    token,
    cookie: response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
  }
}
