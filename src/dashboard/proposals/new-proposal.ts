import type { ProposalKind } from '#catalog/proposals/proposal.ts'

interface NewProposal {
  kind: ProposalKind
  sellerId: string
  /** The id of the record; `null` for a new product. */
  subjectId: string | null
}

/** Returns the address of the form for a proposal that is not stored yet. */
export function newProposalPath(
  { kind, sellerId, subjectId }: NewProposal,
  page: 'edit' | 'preview' = 'edit',
  values: Readonly<Record<string, string>> = {},
): string {
  const record: Record<string, string> = subjectId === null ? {} : { record: subjectId }
  const parameters = new URLSearchParams({ kind, seller: sellerId, ...record, ...values })
  return `/dashboard/proposals/new${page === 'preview' ? '/preview' : ''}?${parameters}`
}

/** Returns the id of the form's draft until the proposal is saved for the first time. */
export function newProposalDraft({ kind, sellerId, subjectId }: NewProposal): string {
  return subjectId === null ? `new-${sellerId}` : `${kind}-${subjectId}`
}
