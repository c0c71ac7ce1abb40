import { and, inArray } from 'drizzle-orm'
import type { SessionOwner } from '#account/customer-portal/signed-in-customer.server.ts'
import type { Database } from '#db/database.server.ts'
import { belongsTo } from '#quotes/quotes.queries.server.ts'
import { quotes } from '#quotes/quotes.tables.server.ts'

/**
 * For an account being deleted: closes open quotes and removes personal data. Ordered quotes belong to their
 * orders (product: quotes 20).
 */
export async function detachQuotes(tx: Database, owner: SessionOwner, now: Date): Promise<void> {
  const own = belongsTo(owner)
  if (!own) return
  await tx
    .update(quotes)
    .set({ state: 'withdrawn', changedAt: now })
    .where(and(own, inArray(quotes.state, ['requested', 'answered'])))
  const nobody = { userId: null, customerPortalEmail: null, name: '', email: '', company: '', message: '' }
  // The fingerprint also covers the sender.
  await tx
    .update(quotes)
    .set({ ...nobody, fingerprint: '', customerDeletedAt: now })
    .where(own)
}
