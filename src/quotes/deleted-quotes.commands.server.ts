import { and, inArray } from 'drizzle-orm'
import type { SessionOwner } from '#account/customer-portal/signed-in-customer.server.ts'
import type { Database } from '#db/database.server.ts'
import { belongsTo } from '#quotes/quotes.queries.server.ts'
import { quotes } from '#quotes/quotes.tables.server.ts'

/** The account is being deleted: what is open ends, and the person goes. What was ordered is the order's (product: quotes 20). */
export async function detachQuotes(tx: Database, owner: SessionOwner, now: Date): Promise<void> {
  const own = belongsTo(owner)
  if (!own) return
  await tx
    .update(quotes)
    .set({ state: 'withdrawn', changedAt: now })
    .where(and(own, inArray(quotes.state, ['requested', 'answered'])))
  const nobody = { userId: null, customerPortalEmail: null, name: '', email: '', company: '', message: '' }
  // The fingerprint is of the sender too.
  await tx
    .update(quotes)
    .set({ ...nobody, fingerprint: '', customerDeletedAt: now })
    .where(own)
}
