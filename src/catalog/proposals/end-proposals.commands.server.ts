import { eq } from 'drizzle-orm'
import type { ByActor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { nextProposalState } from '#catalog/proposals/proposal-state.ts'
import { catalogProposals } from '#catalog/proposals/proposals.tables.server.ts'
import { lockedProposal, recordStep } from '#catalog/proposals/record-step.commands.server.ts'

interface OwnProposal extends ByActor {
  id: string
  action: 'take-back' | 'withdraw'
  /** The sellers for which the account may write proposals. */
  sellers: readonly string[]
}

/**
 * Turns a submitted proposal back into a draft, or withdraws an open one. Returns `false` if it was already
 * decided or belongs to another seller.
 */
export async function endProposal(
  db: Database,
  { id, action, sellers, actor, now }: OwnProposal,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await lockedProposal(tx, id, sellers)
    const state = before && nextProposalState(before.state, action)
    if (!before || !state) return false
    const revision = before.revision + 1
    await tx
      .update(catalogProposals)
      .set({ state, revision, updatedAt: now })
      .where(eq(catalogProposals.id, id))
    await recordStep(tx, {
      proposalId: id,
      revision,
      action,
      actor,
      now,
      before: { state: before.state },
      after: { state },
    })
    return true
  })
}
