import { consultingDetails } from '#content/catalog/details/consulting.ts'
import { consultingSupportDetails } from '#content/catalog/details/consulting-support.ts'
import { growthDetails } from '#content/catalog/details/products-growth.ts'
import { insightDetails } from '#content/catalog/details/products-insight.ts'
import { operationsDetails } from '#content/catalog/details/products-operations.ts'
import { comingSolutionDetails } from '#content/catalog/details/solutions-coming.ts'
import { customerSolutionDetails } from '#content/catalog/details/solutions-customers.ts'
import { planningSolutionDetails } from '#content/catalog/details/solutions-planning.ts'
import type { DetailsByKind } from '#catalog/built-in/write-details.ts'

/**
 * The details of the company's own products and solutions, by id. They seed a database, and pages show them
 * while the database is away.
 */
export const details: DetailsByKind = {
  product: {
    ...growthDetails,
    ...insightDetails,
    ...operationsDetails,
    ...consultingDetails,
    ...consultingSupportDetails,
  },
  solution: { ...customerSolutionDetails, ...planningSolutionDetails, ...comingSolutionDetails },
}
