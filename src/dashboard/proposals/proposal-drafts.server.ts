import { discardDraft } from '#catalog/editing/drafts/drafts.commands.server.ts'
import { findDraft } from '#catalog/editing/drafts/drafts.queries.server.ts'
import type { Draft } from '#catalog/editing/drafts/drafts.ts'
import type { FormProposal } from '#dashboard/proposals/form-proposal.server.ts'
import { newProposalDraft } from '#dashboard/proposals/new-proposal.ts'
import type { Database } from '#db/database.server.ts'

/**
 * Returns the account's draft of this form. If another member has created the proposal since the draft was
 * written, the draft gets version 0. No proposal has this version, so the next save finds a conflict and
 * compares the values.
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
 * Returns the ids of drafts that belong to this proposal. A stored proposal of a new product excludes
 * `newProposalDraft`, which is the draft of the form for the next new product.
 */
function draftIds(proposal: FormProposal): string[] {
  const { id, isNew, subjectId } = proposal
  return isNew || subjectId === null ? [id] : [id, newProposalDraft(proposal)]
}
