import { getTableColumns, sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { dateTime, money, ownerText } from '#db/columns.tables.server.ts'

/** A solution (product: data 9). The four color columns store the names of colors. */
export const wtsSolutions = pgTable(
  'wts_solutions',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull().default(''),
    category: text().notNull().default(''),
    price: money().notNull(),
    originalPrice: money(),
    unitCovers: text(),
    rating: numeric({ precision: 2, scale: 1 }).notNull().default('5.0'),
    reviewCount: integer().notNull().default(0),
    downloadCount: integer().notNull().default(0),
    features: text().array().notNull().default([]),
    icon: text().notNull().default('Bot'),
    gradient: text().notNull().default(''),
    bgGradient: text().notNull().default(''),
    borderColor: text().notNull().default(''),
    textColor: text().notNull().default(''),
    isFeatured: boolean().notNull().default(false),
    isAvailable: boolean().notNull().default(true),
    comingSoon: boolean().notNull().default(false),
    createdAt: dateTime().notNull().defaultNow(),
    /** The order after the four fixed solutions. Smaller numbers come first. */
    sortOrder: integer().notNull().default(0),
    /** Archived solutions have no page and are in no list. */
    archivedAt: dateTime(),
    version: integer().notNull().default(1),
    updatedAt: dateTime().notNull().defaultNow(),
  },
  (solution) => [
    index('wts_solutions_newest').on(solution.createdAt.desc(), solution.id),
    check('wts_solutions_price_not_negative', sql`${solution.price} >= 0`),
  ],
)

/** Former paths of renamed solutions. They redirect to the current page (product: dashboard 31). */
export const solutionFormerPaths = pgTable('solution_former_paths', {
  path: text().primaryKey(),
  solutionId: ownerText(() => wtsSolutions.id),
  since: dateTime().notNull().defaultNow(),
})

const {
  archivedAt: _archived,
  version: _version,
  updatedAt: _updated,
  ...shownColumns
} = getTableColumns(wtsSolutions)
export const shownSolutionColumns = shownColumns
