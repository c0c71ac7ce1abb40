import { expect, test } from 'vitest'
import { chosenStatements, sortedStatements } from '#dashboard/statements/statement-list.ts'
import { statementSums } from '#orders/statements/statement.ts'
import type { SellerStatement } from '#orders/statements/statements.queries.server.ts'

function statement(seller: string, sales: number, isPaid: boolean): SellerStatement {
  const paid = isPaid ? { amount: sales, at: new Date(0), by: null, note: '' } : null
  const sums = statementSums([{ rate: 0, sales, discounts: 0, refunds: 0 }])
  return { sellerId: seller.toLowerCase(), seller, month: '2026-10', paid, ...sums }
}

const all = [statement('Ada', 300, true), statement('Mary', 100, false), statement('Maya', 200, false)]
const sellers = (statements: readonly SellerStatement[]) => statements.map(({ seller }) => seller)

test('statements are found by the name of the seller and by state', () => {
  const found = (term: string, state: string | null) =>
    sellers(chosenStatements(all, { term, state, now: new Date('2026-11-24T00:00:00Z') }))
  expect(found('ma', null)).toEqual(['Mary', 'Maya'])
  expect(found('', 'paid')).toEqual(['Ada'])
  expect(found('ma', 'paid')).toEqual([])
  expect(found('', 'open')).toEqual(['Mary', 'Maya'])
})

test('statements can be sorted by seller and by each sum in both directions', () => {
  expect(sellers(sortedStatements(all, '-seller'))).toEqual(['Maya', 'Mary', 'Ada'])
  expect(sellers(sortedStatements(all, '-sales'))).toEqual(['Ada', 'Maya', 'Mary'])
  expect(sellers(sortedStatements(all, 'balance'))).toEqual(['Mary', 'Maya', 'Ada'])
})
