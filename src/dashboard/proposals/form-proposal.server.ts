import { redirect } from 'react-router'
import { proposalKinds, proposedForm, type ProposalKind } from '#catalog/proposals/proposal.ts'
import { recordOfSeller } from '#catalog/proposals/proposed-records.queries.server.ts'
import { proposalById, type Proposal } from '#catalog/proposals/proposals.queries.server.ts'
import { sellerName } from '#catalog/sellers/seller-members.queries.server.ts'
import { newProposalDraft } from '#dashboard/proposals/new-proposal.ts'
import { proposalScope, sellersToWriteFor } from '#dashboard/proposals/proposal-scope.server.ts'
import { notFound, type Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { discardDraft } from '#catalog/editing/drafts/drafts.commands.server.ts'
import { findDraft } from '#catalog/editing/drafts/drafts.queries.server.ts'
import type { Draft } from '#catalog/editing/drafts/drafts.ts'

export interface FormProposal extends Proposal {
  /** Whether the proposal is not stored yet. Its revision is 0 until it is saved for the first time. */
  isNew: boolean
  /** The version of the form: the revision of a stored proposal, otherwise the version of the record. */
  version: number | null
}

/**
 * Returns the proposal of a form, and the sellers for which the viewer may write. Without an id, the proposal
 * is new and contains the record in the query string, or a new product.
 */
export async function proposalOfForm(
  db: Database,
  viewer: Viewer,
  { id, request, now }: { id: string | undefined; request: Request; now: Date },
): Promise<{ proposal: FormProposal; sellers: string[] }> {
  const stored =
    id === undefined ? null : await proposalById(db, id, { ...proposalScope(viewer), isStaff: false })
  if (stored) {
    const sellers = sellersToWriteFor(viewer, stored.kind)
    if (!sellers.includes(stored.sellerId)) throw notFound()
    return { proposal: { ...stored, isNew: false, version: stored.revision }, sellers }
  }
  const { searchParams } = new URL(request.url)
  const kind = proposalKinds.find((known) => known === (searchParams.get('kind') ?? 'product'))
  if (id !== undefined || !kind) throw notFound()
  const sellers = sellersToWriteFor(viewer, kind)
  const given = searchParams.get('seller')
  // Members of several sellers first choose a seller on the page of their products.
  if (given === null && sellers.length > 1) throw redirect('/dashboard/products?own=1')
  const sellerId = given ?? sellers[0] ?? ''
  if (!sellers.includes(sellerId)) throw notFound()
  return {
    proposal: await newProposal(db, { kind, sellerId, id: searchParams.get('record') ?? '', now }),
    sellers,
  }
}

async function newProposal(
  db: Database,
  { kind, sellerId, id, now }: { kind: ProposalKind; sellerId: string; id: string; now: Date },
): Promise<FormProposal> {
  const record = id === '' ? null : await recordOfSeller(db, { kind, sellerId, id })
  if (!record && (id !== '' || kind === 'seller')) throw notFound()
  const subject = { kind, sellerId, subjectId: record?.id ?? null }
  return {
    ...subject,
    id: newProposalDraft(subject),
    sellerName: (await sellerName(db, sellerId)) ?? sellerId,
    document: proposedForm(kind, record?.values ?? null),
    opened: record?.values ?? null,
    baseVersion: record?.version ?? null,
    version: record?.version ?? null,
    state: 'draft',
    revision: 0,
    isNew: true,
    updatedAt: now,
    steps: [],
  }
}

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
