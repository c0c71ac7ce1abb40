import { sql } from 'drizzle-orm'
import { credentials, users } from '#account/account.tables.server.ts'
import { openDatabase, type Database } from '#db/database.server.ts'
import { demoAccount } from '#lib/demo.ts'
import { hashPassword } from '#lib/password-hash.ts'
import { seedMarketplace } from '#catalogue/seed-catalogue.commands.server.ts'
import { seedSolutions } from '#catalogue/seed-solutions.commands.server.ts'

/** Fills a new database with the catalogue, and for a local run with the demo account. Later starts change nothing. */
export async function seedDatabase(url: string, { demo }: { demo: boolean }): Promise<void> {
  const { db, close } = openDatabase(url, { onError: () => undefined })
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7236042)`)
      await seedMarketplace(tx)
      await seedSolutions(tx)
      if (demo) await seedDemoAccount(tx)
    })
  } finally {
    await close()
  }
}

async function seedDemoAccount(db: Database): Promise<void> {
  const { name, email, phone, company, password } = demoAccount
  const [user] = await db
    .insert(users)
    .values({ name, email, phone, company, acceptedAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!user) return
  await db.insert(credentials).values({
    accountId: user.id,
    providerId: 'credential',
    userId: user.id,
    password: await hashPassword(password),
  })
}
