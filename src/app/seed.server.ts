import { sql } from 'drizzle-orm'
import { seedDemoAccount } from '#account/sign-in/seed-demo-account.commands.server.ts'
import { seedDashboardAccount } from '#account/staff/seed-staff.commands.server.ts'
import { addMember } from '#catalog/sellers/seller-members.commands.server.ts'
import { demoOwner, demoSeller } from '#content/demo/accounts.ts'
import { seedDiscounts } from '#cart/discounts/seed-discounts.commands.server.ts'
import { openDatabase, type Database } from '#db/database.server.ts'
import {
  seedMarketplace,
  seedSolutions,
  seedSellerProfiles,
  seedItemDetails,
} from '#catalog/editing/seed-catalog.commands.server.ts'
import { indexPages } from '#catalog/search/index-pages.commands.server.ts'
import { seedDemoReviews } from '#reviews/seed/seed-reviews.commands.server.ts'
import { indexedPages } from '#app/search-pages.ts'

/**
 * Fills an empty catalog with the demo catalog. Later runs add only what the catalog of an earlier release
 * lacks. Can also add the demo account of a local run and, with the store's secret, dashboard accounts.
 * Returns the counts.
 */
export async function seedDatabase(
  url: string,
  options: { demoAccount: boolean; authSecret?: string },
): Promise<{ products: number; solutions: number; details: number }> {
  const { db, close } = openDatabase(url, { onError: () => undefined })
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7236042)`)
      const products = await seedMarketplace(tx)
      const solutions = await seedSolutions(tx)
      await seedSellerProfiles(tx)
      const details = await seedItemDetails(tx)
      await seedDemoReviews(tx)
      await seedDiscounts(tx, new Date())
      await indexPages(tx, indexedPages)
      if (options.demoAccount) await seedDemoAccount(tx)
      if (options.authSecret !== undefined) await seedDashboard(tx, options.authSecret)
      return { products, solutions, details }
    })
  } finally {
    await close()
  }
}

async function seedDashboard(tx: Database, authSecret: string): Promise<void> {
  await seedDashboardAccount(tx, demoOwner, { authSecret, staffRoles: ['owner'] })
  const userId = await seedDashboardAccount(tx, demoSeller, { authSecret })
  if (userId === null) return
  const { sellerId } = demoSeller
  await addMember(tx, { actor: { kind: 'system' }, sellerId, userId, role: 'admin', now: new Date() })
}
