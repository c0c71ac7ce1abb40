import { eq, inArray, min, sql } from 'drizzle-orm'
import { users } from '#account/session/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { isUuid } from '#lib/ids.ts'
import type { Cents } from '#lib/money.ts'
import type { OrderOwner } from '#orders/order.ts'
import { orderById, ordersVisibleTo } from '#orders/orders.queries.server.ts'
import { orders } from '#orders/orders.tables.server.ts'

/** A customer as staff see them: an account, a customer of the customer portal, or a browser that placed an order. */
export interface Customer {
  owner: OrderOwner
  name: string
  /** The email addresses from which the customer may have sent inquiries. */
  emails: string[]
  isAccount: boolean
}

/** Finds a customer by the id of an account or of an order; `null` for an order of a deleted account. */
export async function customerById(db: Database, id: string): Promise<Customer | null> {
  if (!isUuid(id)) return null
  const [account] = await db
    .select({ name: users.name, email: users.email, isProven: users.emailVerified })
    .from(users)
    .where(eq(users.id, id))
  if (account) {
    const { name, email, isProven } = account
    // Once its email is verified, an account also owns the orders placed with that email through the customer
    // portal.
    const owner = { userId: id, customerPortalEmail: isProven ? email : null, browserKeyHash: null }
    return { owner, name, emails: [email], isAccount: true }
  }
  const order = await orderById(db, id)
  if (!order || order.customerDeletedAt !== null) return null
  if (order.userId !== null) return customerById(db, order.userId)
  const { customerPortalEmail, browserKeyHash, form } = order
  return {
    owner: {
      userId: null,
      customerPortalEmail,
      browserKeyHash: customerPortalEmail === null ? browserKeyHash : null,
    },
    name: form.fullName,
    emails: [...new Set([customerPortalEmail ?? form.email, form.email])],
    isAccount: false,
  }
}

export interface CustomerSums {
  orders: number
  paid: Cents
  since: Date | null
}

export async function sumsOfCustomer(db: Database, owner: OrderOwner): Promise<CustomerSums> {
  const own = ordersVisibleTo(owner)
  const isPaid = inArray(orders.status, ['paid', 'active'])
  const [found] = await db
    .select({
      orders: sql<number>`count(*)`.mapWith(Number),
      paid: sql<string>`coalesce(sum(${orders.total}) filter (where ${isPaid}), 0)`,
      since: min(orders.preparedAt),
    })
    .from(orders)
    .where(own ?? sql`false`)
  return {
    orders: found?.orders ?? 0,
    paid: priceFrom(found?.paid ?? '0'),
    since: found?.since ?? null,
  }
}
