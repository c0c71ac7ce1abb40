import type { OwnedData } from '#account/settings/personal-data.server.ts'
import type { SessionOwner } from '#account/customer-portal/signed-in-customer.server.ts'
import type { Database } from '#db/database.server.ts'
import { quoteToJson } from '#quotes/quote-json.ts'
import { quotesOf, belongsTo } from '#quotes/quotes.queries.server.ts'
import { and, inArray } from 'drizzle-orm'
import { quotes } from '#quotes/quotes.tables.server.ts'

/** The quotes of an account, or of a customer-portal customer without an account (product: quotes 20). */
export const quotePersonalData: OwnedData = { name: 'quotes', read: factsOfQuotes, remove: detachQuotes }

async function factsOfQuotes(db: Database, owner: SessionOwner) {
  const own = await quotesOf(db, owner)
  const now = new Date()
  return own.map((quote) => ({ ...quoteToJson(quote, now), ...quote.customer }))
}

/**
 * Closes the open quotes of a deleted account and removes personal data. Ordered quotes belong to their
 * orders (product: quotes 20).
 */
async function detachQuotes(tx: Database, owner: SessionOwner, now: Date): Promise<void> {
  const own = belongsTo(owner)
  if (!own) return
  await tx
    .update(quotes)
    .set({ state: 'withdrawn', changedAt: now })
    .where(and(own, inArray(quotes.state, ['requested', 'answered'])))
  const nobody = { userId: null, customerPortalEmail: null, name: '', email: '', company: '', message: '' }
  // The fingerprint is removed too, because it covers the sender.
  await tx
    .update(quotes)
    .set({ ...nobody, fingerprint: '', customerDeletedAt: now })
    .where(own)
}
