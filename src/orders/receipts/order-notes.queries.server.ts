import { asc, eq } from 'drizzle-orm'
import { users } from '#account/session/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { priceOrNullFrom } from '#db/prices.server.ts'
import type { Cents } from '#lib/money.ts'
import type { OrderNoteKind } from '#orders/order-note.ts'
import type { Refund } from '#orders/receipt.ts'
import { orderNotes } from '#orders/orders.tables.server.ts'

export interface OrderNoteView {
  id: string
  kind: OrderNoteKind
  text: string
  amount: Cents | null
  /** `null` if the author's account was deleted. */
  author: string | null
  at: Date
}

/** The notes of staff about an order, oldest first. */
export async function notesOfOrder(db: Database, orderId: string): Promise<OrderNoteView[]> {
  const rows = await db
    .select({
      id: orderNotes.id,
      kind: orderNotes.kind,
      text: orderNotes.text,
      amount: orderNotes.amount,
      author: users.name,
      at: orderNotes.at,
    })
    .from(orderNotes)
    .leftJoin(users, eq(users.id, orderNotes.authorId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.at), asc(orderNotes.id))
  return rows.map((row) => ({ ...row, amount: priceOrNullFrom(row.amount) }))
}

/** The refunds among the notes of an order. The receipt and the customer see these. */
export function refundsIn(notes: readonly Pick<OrderNoteView, 'kind' | 'amount' | 'at'>[]): Refund[] {
  return notes.flatMap(({ kind, amount, at }) =>
    kind === 'refund' && amount !== null ? [{ amount, at }] : [],
  )
}
