import type { Database } from '#db/database.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import { builtInSolutions } from '#catalog/solutions/built-in-solutions.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'

/**
 * Seeds the solutions if the table is empty (product: marketplace 26). Returns the number of added solutions.
 */
export async function seedSolutions(db: Database): Promise<number> {
  const [found] = await db.select({ id: wtsSolutions.id }).from(wtsSolutions).limit(1)
  if (found) return 0
  await db.insert(wtsSolutions).values(
    builtInSolutions.map((solution) => ({
      ...solution,
      price: priceColumn(solution.price),
      originalPrice: solution.originalPrice === null ? null : priceColumn(solution.originalPrice),
      rating: solution.rating.toFixed(1),
      createdAt: new Date(solution.createdAt),
    })),
  )
  return builtInSolutions.length
}
