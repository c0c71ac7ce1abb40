import { sql } from 'drizzle-orm'
import { seedDemoAccount } from '#account/seed-demo-account.commands.server.ts'
import { openDatabase, type Database } from '#db/database.server.ts'
import { marketplaceProducts } from '#catalogue/marketplace.tables.server.ts'
import { wtsSolutions } from '#catalogue/solutions.tables.server.ts'
import { seedMarketplace } from '#catalogue/seed-catalogue.commands.server.ts'
import { seedSolutions } from '#catalogue/seed-solutions.commands.server.ts'

/**
 * Fills an empty catalogue with the invented one, and for a local run adds the demo account; later runs change
 * nothing. Returns how many products and solutions were added.
 */
export async function seedDatabase(
  url: string,
  options: { demoAccount: boolean },
): Promise<{ products: number; solutions: number }> {
  const { db, close } = openDatabase(url, { onError: () => undefined })
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7236042)`)
      const before = await countItems(tx)
      await seedMarketplace(tx)
      await seedSolutions(tx)
      if (options.demoAccount) await seedDemoAccount(tx)
      const after = await countItems(tx)
      return { products: after.products - before.products, solutions: after.solutions - before.solutions }
    })
  } finally {
    await close()
  }
}

async function countItems(db: Database): Promise<{ products: number; solutions: number }> {
  return { products: await db.$count(marketplaceProducts), solutions: await db.$count(wtsSolutions) }
}
