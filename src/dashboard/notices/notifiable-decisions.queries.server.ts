import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { Fields } from '#audit/audit.ts'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { catalogProposals, proposalSteps } from '#catalog/proposals/proposals.tables.server.ts'
import type { NotifiableEvent, SellerDecision, Notice } from '#dashboard/notices/notices.ts'
import { isNew, maxAtOnce } from '#dashboard/notices/sent-notices.queries.server.ts'
import type { Database } from '#db/database.server.ts'

/** The name of a proposal, as in lists. */
const proposalName = sql<string>`case when ${catalogProposals.kind} = 'seller' then ${marketplaceSellers.name}
  else coalesce(nullif(${catalogProposals.document} ->> 'name', ''), 'Untitled') end`

const step = sql`${proposalSteps.proposalId} || ' ' || ${proposalSteps.revision}`

/** Finds new proposals that were not changed after they were submitted. */
export async function newProposals(db: Database, since: Date): Promise<NotifiableEvent[]> {
  const found = await stepsWhere(
    db,
    'new_proposal',
    since,
    and(
      eq(proposalSteps.action, 'submit'),
      eq(catalogProposals.state, 'submitted'),
      eq(catalogProposals.revision, proposalSteps.revision),
    ),
  )
  return found.map((proposal) => ({ notice: 'new_proposal', ...proposal }))
}

export async function decisionsOnProposals(db: Database, since: Date): Promise<NotifiableEvent[]> {
  const decided = inArray(proposalSteps.action, ['approve', 'return', 'reject'])
  const found = await stepsWhere(db, 'decision', since, decided)
  return found.flatMap(({ action, ...proposal }) =>
    action === 'approve' || action === 'return' || action === 'reject'
      ? [{ notice: 'decision' as const, ...proposal, decision: action }]
      : [],
  )
}

/** Decisions on sellers since this time, from the audit log (product: dashboard 53). */
export async function decisionsOnSellers(db: Database, since: Date): Promise<NotifiableEvent[]> {
  const { id, at, action, subjectKind, subjectId, after } = auditEntries
  const decided = await db
    .select({ about: sql<string>`${id}::text`, sellerId: subjectId, seller: marketplaceSellers.name, after })
    .from(auditEntries)
    .innerJoin(marketplaceSellers, eq(marketplaceSellers.id, subjectId))
    .where(
      and(
        gt(at, since),
        eq(subjectKind, 'seller'),
        inArray(action, ['sellers.verify', 'sellers.suspend']),
        isNew(db, 'standing', sql`${id}::text`),
      ),
    )
    .orderBy(at)
    .limit(maxAtOnce)
  return decided.flatMap(({ after: fields, ...about }) => {
    const change = sellerDecisionIn(fields ?? {})
    const reason = fields?.['reason']
    return change === null
      ? []
      : [{ notice: 'standing' as const, ...about, change, reason: typeof reason === 'string' ? reason : '' }]
  })
}

/** Returns the decision, or `null` if only the date or the checks of a verification changed. */
function sellerDecisionIn({ verified, suspended }: Fields): SellerDecision | null {
  if (typeof suspended === 'boolean') return suspended ? 'suspended' : 'reinstated'
  if (typeof verified === 'boolean') return verified ? 'verified' : 'unverified'
  return null
}

function stepsWhere(db: Database, notice: Notice, since: Date, condition: SQL | undefined) {
  return db
    .select({
      about: sql<string>`${step}`,
      action: proposalSteps.action,
      proposalId: proposalSteps.proposalId,
      name: proposalName,
      sellerId: catalogProposals.sellerId,
      seller: marketplaceSellers.name,
    })
    .from(proposalSteps)
    .innerJoin(catalogProposals, eq(catalogProposals.id, proposalSteps.proposalId))
    .innerJoin(marketplaceSellers, eq(marketplaceSellers.id, catalogProposals.sellerId))
    .where(and(gt(proposalSteps.at, since), condition, isNew(db, notice, step)))
    .limit(maxAtOnce)
}
