import { discardDraft } from '#catalog/editing/drafts/drafts.commands.server.ts'
import { findDraft } from '#catalog/editing/drafts/drafts.queries.server.ts'
import type { Draft } from '#catalog/editing/drafts/drafts.ts'
import type { FormProposal } from '#dashboard/proposals/form-proposal.server.ts'
import { newProposalDraft } from '#dashboard/proposals/new-proposal.ts'
import type { Database } from '#db/database.server.ts'

/**
 * The account's draft of this form. If another member has since created the proposal, the draft gets version 0,
 * which is never current, so that saving it compares the values.
 */
export async function draftOfProposal(
  db: Database,
  accountId: string,
  proposal: FormProposal,
): Promise<Draft | null> {
  const [draft = null, first] = await Promise.all(
    draftIds(proposal).map((itemId) => findDraft(db, { accountId, noun: 'proposals', itemId })),
  )
  return draft ?? (first ? { ...first, version: 0 } : null)
}

export async function discardDraftOfProposal(
  db: Database,
  accountId: string,
  proposal: FormProposal,
): Promise<void> {
  for (const itemId of draftIds(proposal)) await discardDraft(db, { accountId, noun: 'proposals', itemId })
}

/**
 * A stored proposal of a new product ignores the draft from `newProposalDraft`. That draft belongs to the form for
 * the next new product.
 */
function draftIds(proposal: FormProposal): string[] {
  const { id, isNew, subjectId } = proposal
  return isNew || subjectId === null ? [id] : [id, newProposalDraft(proposal)]
}
