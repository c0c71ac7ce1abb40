import { isAllowedForStaff, isMemberOf } from '#account/staff/roles.ts'
import { fieldsChangedSince } from '#audit/audit.queries.server.ts'
import { recordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import { fieldsIn, fieldWords } from '#catalog/editing/fields/submitted-fields.ts'
import { textIn } from '#catalog/editing/fields/form-values.ts'
import { approvedForm, compareForms, proposalSections } from '#catalog/proposals/proposal.ts'
import { nextProposalState } from '#catalog/proposals/proposal-state.ts'
import { proposalById, type Proposal } from '#catalog/proposals/proposals.queries.server.ts'
import { recordOfSeller } from '#catalog/proposals/proposed-records.queries.server.ts'
import { isInShop } from '#dashboard/records/nouns.ts'
import { proposalScope, sellersToWriteFor } from '#dashboard/proposals/proposal-scope.server.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'

/** Reads a proposal, its comparison and the viewer's actions; `null` if the viewer may not see it. */
export async function comparedProposal(db: Database, viewer: Viewer, id: string) {
  const proposal = await proposalById(db, id, proposalScope(viewer))
  if (!proposal) return null
  const { kind, sellerId, subjectId, state } = proposal
  const [live, choices] = await Promise.all([
    subjectId === null ? null : recordOfSeller(db, { kind, sellerId, id: subjectId }),
    recordChoices(db),
  ])
  const isOpen = nextProposalState(state, 'withdraw') !== null
  // A decided proposal is compared with the record as it was when the form was opened.
  const opened = proposal.opened && { ...live?.values, ...proposal.opened, sellerId }
  const before = isOpen ? (live?.values ?? null) : opened
  const { form, conflicts } = approvedForm(proposal, before)
  const writes = sellersToWriteFor(viewer, kind).includes(sellerId)
  const waits = state === 'submitted'
  const decides = waits && isAllowedForStaff(viewer, 'proposals.decide')
  const isOwn = isMemberOf(viewer, sellerId)
  const fields = fieldsIn(proposalSections[kind])
  const sentBack = proposal.steps.findLast(({ action }) => action === 'return')
  const revised =
    sentBack && waits
      ? await fieldsChangedSince(db, { kind: 'proposal', id }, { action: 'proposals.write', at: sentBack.at })
      : new Set<string>()
  return {
    proposal,
    isOpen,
    name: kind === 'seller' ? proposal.sellerName : textIn(form, 'name') || 'New product',
    version: live?.version ?? null,
    recordPath: live === null ? null : recordPathFor(viewer, proposal),
    isInShop: live !== null && isInShop(kind === 'seller' ? 'sellers' : 'products', live),
    figures: live?.figures ?? null,
    seller: live?.seller ?? null,
    form,
    choices,
    compared: compareForms(kind, before, form, (field, value) => {
      const known = field.choices === 'categories' ? choices.categories : choices.sellers
      return known.find((choice) => choice.value === value)?.label ?? value
    }),
    /** The fields changed since staff returned the proposal; `null` unless it was submitted again. */
    revised: sentBack && waits ? [...revised] : null,
    /** The fields that staff changed since the seller opened the form. */
    meanwhile: conflicts.flatMap(({ name, opened, theirs, isMerged }) => {
      const field = fields.find((one) => one.name === name)
      if (!field) return []
      const words = { before: fieldWords(field, opened), now: fieldWords(field, theirs) }
      return [{ name, label: field.label, ...words, stays: isMerged }]
    }),
    isGone: isOpen && subjectId !== null && !live,
    may: {
      decide: decides && !isOwn,
      change: writes && nextProposalState(state, 'save') !== null,
      takeBack: writes && waits,
      withdraw: writes && isOpen,
    },
    isOwnDecision: decides && isOwn,
  }
}

/** Returns the record's page, or `null` if the viewer is not staff or may not see it. */
function recordPathFor(viewer: Viewer, { kind, sellerId, subjectId }: Proposal): string | null {
  if (kind === 'seller') {
    return isAllowedForStaff(viewer, 'sellers.see') ? `/dashboard/sellers/${sellerId}` : null
  }
  return isAllowedForStaff(viewer, 'catalogue.see') ? `/dashboard/products/${subjectId}` : null
}

export type ComparedProposal = NonNullable<Awaited<ReturnType<typeof comparedProposal>>>
