import { and, eq, gte } from 'drizzle-orm'
import { recordChange } from '#audit/audit.commands.server.ts'
import { actingAccount, type ByActor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { underLock } from '#db/locks.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import type { Cents } from '#lib/money.ts'
import { err, ok, type Result } from '#lib/result.ts'
import { monthRange, rateLabel, statementState, type CommissionRate } from '#orders/statements/statement.ts'
import { statementOfMonth } from '#orders/statements/statements.queries.server.ts'
import { commissionRates, paidStatements } from '#orders/statements/statements.tables.server.ts'

/**
 * Sets a commission rate. It must begin after the last month whose statement is marked as paid (product:
 * statements 6).
 */
export async function setCommissionRate(
  db: Database,
  { sellerId, rate, from, actor, now }: ByActor & { sellerId: string; rate: CommissionRate; from: string },
): Promise<Result<null, 'paid'>> {
  return underLock(db, `statements of ${sellerId}`, async (tx) => {
    const { month } = paidStatements
    const [paid] = await tx
      .select({ month })
      .from(paidStatements)
      .where(and(eq(paidStatements.sellerId, sellerId), gte(month, from.slice(0, 7))))
      .limit(1)
    if (paid) return err('paid')
    const percent = (rate / 100).toFixed(2)
    const { sellerId: ofSeller, fromDay } = commissionRates
    const [before] = await tx
      .select()
      .from(commissionRates)
      .where(and(eq(ofSeller, sellerId), eq(fromDay, from)))
    await tx
      .insert(commissionRates)
      .values({ sellerId, fromDay: from, percent })
      .onConflictDoUpdate({ target: [ofSeller, fromDay], set: { percent } })
    await recordChange(tx, { actor, now }, 'statements.set-rate', ['seller', sellerId], {
      before: before ? { commission: rateLabel(Math.round(Number(before.percent) * 100)) } : null,
      after: { commission: rateLabel(rate), from },
    })
    return ok(null)
  })
}

interface StatementPayment extends ByActor {
  sellerId: string
  month: string
  amount: Cents
  note: string
}

/** Marks the statement of a month as paid. The payment itself is made outside the shop (product: statements 7). */
export async function markStatementPaid(
  db: Database,
  { sellerId, month, amount, note, actor, now }: StatementPayment,
): Promise<Result<null, 'not_over' | 'changed'>> {
  const range = monthRange(month)
  if (!range || statementState(month, false, now) !== 'open') return err('not_over')
  return underLock(db, `statements of ${sellerId}`, async (tx) => {
    const { balance, paid } = await statementOfMonth(tx, sellerId, month, range)
    if (paid || balance !== amount) return err('changed')
    const paidBy = actingAccount(actor)
    await tx
      .insert(paidStatements)
      .values({ sellerId, month, amount: dollarsColumn(amount), paidAt: now, paidBy, note })
    await recordChange(tx, { actor, now }, 'statements.pay', ['seller', sellerId], {
      before: null,
      after: { month, amount, ...(note !== '' && { note }) },
    })
    return ok(null)
  })
}

/** Removes the mark, for example if it was set by mistake. */
export async function unmarkStatementPaid(
  db: Database,
  { sellerId, month, actor, now }: ByActor & { sellerId: string; month: string },
): Promise<Result<null, 'changed'>> {
  return underLock(db, `statements of ${sellerId}`, async (tx) => {
    const [removed] = await tx
      .delete(paidStatements)
      .where(and(eq(paidStatements.sellerId, sellerId), eq(paidStatements.month, month)))
      .returning()
    if (!removed) return err('changed')
    await recordChange(tx, { actor, now }, 'statements.pay', ['seller', sellerId], {
      before: { month, amount: Math.round(Number(removed.amount) * 100) },
      after: null,
    })
    return ok(null)
  })
}

/** Converts the amount to dollars. Unlike a price, it may be negative. */
function dollarsColumn(amount: Cents): string {
  return amount < 0 ? `-${priceColumn(-amount)}` : priceColumn(amount)
}
