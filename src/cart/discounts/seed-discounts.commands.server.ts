import { demoDiscounts } from '#content/demo/discounts.ts'
import { discountCodes } from '#cart/discounts/discounts.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/** Adds the demo's discount codes that do not exist yet. */
export async function seedDiscounts(tx: Database, now: Date): Promise<void> {
  const rows = demoDiscounts.map(
    (each) =>
      ({
        ...each,
        state: 'active',
        scope: 'everything',
        createdAt: now,
        changedAt: now,
      }) satisfies typeof discountCodes.$inferInsert,
  )
  await tx.insert(discountCodes).values(rows).onConflictDoNothing({ target: discountCodes.code })
}
