import { statementState } from '#orders/statements/statement.ts'
import type { SellerStatement } from '#orders/statements/statements.queries.server.ts'

const sums = ['sales', 'discounts', 'refunds', 'commission', 'balance'] as const

/** A leading `-` means descending order, largest amount first. */
export const statementSorts = [
  'seller',
  '-seller',
  ...sums,
  ...sums.map((sum) => `-${sum}` as const),
] as const
type StatementSort = (typeof statementSorts)[number]

/** Filters the statements in memory, because all statements of a month are computed for every list. */
export function chosenStatements(
  statements: readonly SellerStatement[],
  { term, state, now }: { term: string; state: string | null; now: Date },
): SellerStatement[] {
  return statements.filter(
    ({ seller, month, paid }) =>
      seller.toLowerCase().includes(term.toLowerCase()) &&
      (!state || statementState(month, paid !== null, now) === state),
  )
}

export function sortedStatements(
  statements: readonly SellerStatement[],
  sort: StatementSort,
): SellerStatement[] {
  const sign = sort.startsWith('-') ? -1 : 1
  const sum = sums.find((each) => sort.endsWith(each))
  return statements.toSorted(
    (one, other) => sign * (sum ? one[sum] - other[sum] : one.seller.localeCompare(other.seller)),
  )
}

export function statementAddress(sellerId: string, month?: string): string {
  const seller = `/dashboard/statements/${encodeURIComponent(sellerId)}`
  return month === undefined ? seller : `${seller}/${month}`
}
