import { eq } from 'drizzle-orm'
import type { ByActor } from '#audit/audit.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { DiscountState } from '#cart/discounts/discount.ts'
import type { DiscountValues } from '#cart/discounts/edit-discount.forms.ts'
import { discountCodes } from '#cart/discounts/discounts.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import { err, ok, type Result } from '#lib/result.ts'

interface SavedDiscount extends ByActor {
  /** The code to change, or `null` to create one. */
  id: string | null
  /**
   * When the code was last changed, as the form showed it. Nothing is saved if the code has changed since.
   */
  seen: Date | null
  /** The seller that offers the code, or `null` for the shop. */
  sellerId: string | null
  state: DiscountState
  values: DiscountValues
}

type DiscountRow = typeof discountCodes.$inferSelect

/** Creates or changes a discount code. Returns its id. */
export async function saveDiscount(
  db: Database,
  { id, seen, sellerId, state, values, actor, now }: SavedDiscount,
): Promise<Result<string, 'code_taken' | 'changed'>> {
  return db.transaction(async (tx) => {
    const row = {
      ...values,
      amount: values.amount === null ? null : priceColumn(values.amount),
      minimum: priceColumn(values.minimum),
      sellerId,
      state,
      comment: '',
      neverStarted: false,
      changedAt: now,
    }
    const [taken] = await tx
      .select({ id: discountCodes.id })
      .from(discountCodes)
      .where(eq(discountCodes.code, values.code))
    if (taken && taken.id !== id) return err('code_taken')
    const before = id === null ? null : await locked(tx, id)
    if (id !== null && before?.changedAt.getTime() !== seen?.getTime()) return err('changed')
    const [saved] =
      id === null
        ? await tx
            .insert(discountCodes)
            .values({ ...row, createdAt: now })
            .onConflictDoNothing({ target: discountCodes.code })
            .returning()
        : await tx.update(discountCodes).set(row).where(eq(discountCodes.id, id)).returning()
    if (!saved) return err('code_taken')
    await record(tx, 'discounts.edit', before, saved, { actor, now })
    return ok(saved.id)
  })
}

interface DiscountDecision extends ByActor {
  id: string
  from: readonly DiscountState[]
  to: DiscountState
  comment?: string
  action: string
}

export async function decideDiscount(
  db: Database,
  { id, from, to, comment = '', action, actor, now }: DiscountDecision,
): Promise<Result<undefined, 'changed'>> {
  return db.transaction(async (tx) => {
    const before = await locked(tx, id)
    if (!before || !from.includes(before.state)) return err('changed')
    const [after] = await tx
      .update(discountCodes)
      .set({ state: to, comment, neverStarted: neverStarts(before, to, now), changedAt: now })
      .where(eq(discountCodes.id, id))
      .returning()
    if (after) await record(tx, action, before, after, { actor, now })
    return ok(undefined)
  })
}

/** Whether this decision ends the code before anybody could use it. */
function neverStarts({ state, startsAt, endsAt }: DiscountRow, to: DiscountState, now: Date): boolean {
  if (to === 'active') return endsAt !== null && endsAt <= now
  return to === 'ended' && (state !== 'active' || (startsAt !== null && now < startsAt))
}

async function locked(tx: Database, id: string): Promise<DiscountRow | null> {
  const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.id, id)).for('update')
  return row ?? null
}

async function record(
  tx: Database,
  action: string,
  before: DiscountRow | null,
  after: DiscountRow,
  { actor, now }: ByActor,
): Promise<void> {
  await recordChange(tx, { actor, now }, action, ['discount', after.code], {
    before: before && loggedFields(before),
    after: loggedFields(after),
  })
}

function loggedFields({
  id: _id,
  uses: _uses,
  createdAt: _made,
  changedAt: _changed,
  ...fields
}: DiscountRow) {
  return fields
}
