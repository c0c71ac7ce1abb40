import type { ProposalKind } from '#catalog/proposals/proposal.ts'

interface NewProposal {
  kind: ProposalKind
  sellerId: string
  /** `null` for a new product. */
  subjectId: string | null
}

/** The form of a proposal that is not stored yet: its record, or a new product. */
export function newProposalPath(
  { kind, sellerId, subjectId }: NewProposal,
  page: 'edit' | 'preview' = 'edit',
  values: Readonly<Record<string, string>> = {},
): string {
  const record: Record<string, string> = subjectId === null ? {} : { record: subjectId }
  const parameters = new URLSearchParams({ kind, seller: sellerId, ...record, ...values })
  return `/dashboard/proposals/new${page === 'preview' ? '/preview' : ''}?${parameters}`
}

/** The id under which the input of this form is stored as a draft until its first save. */
export function newProposalDraft({ kind, sellerId, subjectId }: NewProposal): string {
  return subjectId === null ? `new-${sellerId}` : `${kind}-${subjectId}`
}
