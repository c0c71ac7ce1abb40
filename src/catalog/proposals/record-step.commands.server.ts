import { and, eq, inArray } from 'drizzle-orm'
import { recordChange } from '#audit/audit.commands.server.ts'
import { actingAccount, type ByActor, type Fields } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import {
  nextProposalState,
  type ProposalAction,
  type ProposalState,
} from '#catalog/proposals/proposal-state.ts'
import { readProposal } from '#catalog/proposals/proposals.queries.server.ts'
import { catalogProposals, proposalSteps } from '#catalog/proposals/proposals.tables.server.ts'
import { isUuid } from '#lib/ids.ts'

export type StoredProposal = ReturnType<typeof readProposal>

/** Finds a proposal and locks it until the transaction ends. `sellers` limits the search. */
export async function lockedProposal(
  tx: Database,
  id: string,
  sellers?: readonly string[],
): Promise<StoredProposal | null> {
  if (!isUuid(id)) return null
  const ofSellers = sellers && inArray(catalogProposals.sellerId, [...sellers])
  const [row] = await tx
    .select()
    .from(catalogProposals)
    .where(and(eq(catalogProposals.id, id), ofSellers))
    .for('update')
  return row ? readProposal(row) : null
}

interface Advance extends ByActor {
  action: ProposalAction
  comment?: string
  /** The other columns to write. */
  columns?: Partial<Pick<typeof catalogProposals.$inferInsert, 'document' | 'subjectId' | 'submittedAt'>>
  /** What the audit log shows beside the states. */
  logged?: { before: Fields; after: Fields }
}

/** Moves a locked proposal to its next state, in a new revision. Returns the revision. */
export async function advanceProposal(
  tx: Database,
  proposal: StoredProposal,
  { action, comment = '', columns, logged, actor, now }: Advance,
): Promise<number> {
  const state = nextProposalState(proposal.state, action)
  if (!state) throw new Error(`A proposal in state ${proposal.state} does not allow ${action}`)
  const revision = proposal.revision + 1
  await tx
    .update(catalogProposals)
    .set({ ...columns, state, revision, updatedAt: now })
    .where(eq(catalogProposals.id, proposal.id))
  await recordStep(tx, {
    proposalId: proposal.id,
    revision,
    action,
    comment,
    actor,
    now,
    before: { ...logged?.before, state: proposal.state },
    after: { ...logged?.after, state },
  })
  return revision
}

interface Step extends ByActor {
  proposalId: string
  /** The revision after the step. */
  revision: number
  action: ProposalAction
  comment?: string
  before: (Fields & { state: ProposalState }) | null
  after: Fields & { state: ProposalState }
}

/** Records a step of a proposal for its page and the audit log. A saved draft is recorded only in the log. */
export async function recordStep(
  tx: Database,
  { proposalId, revision, action, comment = '', actor, now, before, after }: Step,
): Promise<void> {
  if (action !== 'save') {
    const accountId = actingAccount(actor)
    await tx.insert(proposalSteps).values({ proposalId, revision, action, accountId, at: now, comment })
  }
  await recordChange(
    tx,
    { actor, now },
    isDecision(action) ? 'proposals.decide' : 'proposals.write',
    ['proposal', proposalId],
    { before, after: comment === '' ? after : { ...after, comment } },
  )
}

function isDecision(action: ProposalAction): boolean {
  return action === 'approve' || action === 'return' || action === 'reject'
}
