import type { ByActor, ChangeOrigin } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { createProduct } from '#catalog/editing/create-products.commands.server.ts'
import { updateProduct } from '#catalog/editing/edit-products.commands.server.ts'
import { updateSeller } from '#catalog/editing/edit-sellers.commands.server.ts'
import type { EditedRecord, EditOutcome } from '#catalog/editing/edit-outcome.ts'
import { productForm } from '#catalog/editing/fields/product-form.ts'
import { sellerForm } from '#catalog/editing/fields/seller-form.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import { isMember } from '#catalog/sellers/seller-members.queries.server.ts'
import { approvedForm, type ProposalKind } from '#catalog/proposals/proposal.ts'
import { nextProposalState } from '#catalog/proposals/proposal-state.ts'
import { recordOfSeller } from '#catalog/proposals/proposed-records.queries.server.ts'
import {
  advanceProposal,
  lockedProposal,
  type StoredProposal,
} from '#catalog/proposals/record-step.commands.server.ts'
import { fieldErrorsOf, type FieldErrors } from '#lib/field-errors.ts'

export interface Decision extends ByActor {
  id: string
  /** The revision of the proposal to decide on. */
  revision: number
}

export type DecisionOutcome =
  | { state: 'decided'; subjectId: string | null }
  | { state: 'missing' }
  /** Members may not decide on proposals of their own seller. */
  | { state: 'own' }
  /** The proposal was changed or decided after the person opened it. */
  | { state: 'changed' }
  /** The record was changed after the person opened the proposal. */
  | { state: 'record_changed' }
  | { state: 'invalid'; fieldErrors: FieldErrors }

/**
 * Writes the proposed record and the decision in one transaction. `version` is the version of the record that
 * was compared; `null` for a new product.
 */
export async function approveProposal(
  db: Database,
  { version, ...decision }: Decision & { version: number | null },
): Promise<DecisionOutcome> {
  return db.transaction(async (tx) => {
    const found = await openForDecision(tx, decision)
    if ('outcome' in found) return found.outcome
    const { proposal } = found
    const { kind, sellerId, subjectId } = proposal
    const live = subjectId === null ? null : await recordOfSeller(tx, { kind, sellerId, id: subjectId })
    if (subjectId !== null && !live) return { state: 'missing' }
    if ((live?.version ?? null) !== version) return { state: 'record_changed' }
    const { form } = approvedForm(proposal, live?.values ?? null)
    const written = await writeRecord(tx, {
      ...decision,
      kind,
      live,
      form,
      origin: { proposedBy: proposal.createdBy },
    })
    if (written.state === 'conflict') return { state: 'record_changed' }
    if (written.state !== 'saved') return written
    const { actor, now } = decision
    const columns = { subjectId: written.id }
    const logged = { before: { subjectId }, after: columns }
    await advanceProposal(tx, proposal, { action: 'approve', columns, logged, actor, now })
    return { state: 'decided', subjectId: written.id }
  })
}

/** Returns a proposal to the seller with a comment, or rejects it with a reason. */
export async function closeProposal(
  db: Database,
  { action, comment, ...decision }: Decision & { action: 'return' | 'reject'; comment: string },
): Promise<DecisionOutcome> {
  return db.transaction(async (tx) => {
    const found = await openForDecision(tx, decision)
    if ('outcome' in found) return found.outcome
    const { actor, now } = decision
    const { subjectId } = found.proposal
    const logged = { before: { subjectId }, after: { subjectId } }
    await advanceProposal(tx, found.proposal, { action, comment, logged, actor, now })
    return { state: 'decided', subjectId }
  })
}

/** Finds the proposal in the viewed revision. Returns the outcome instead if it cannot be decided. */
async function openForDecision(
  tx: Database,
  { id, revision, actor }: Decision,
): Promise<{ proposal: StoredProposal } | { outcome: DecisionOutcome }> {
  const proposal = await lockedProposal(tx, id)
  if (!proposal || proposal.state === 'draft') return { outcome: { state: 'missing' } }
  if (await isMember(tx, actor, proposal.sellerId)) return { outcome: { state: 'own' } }
  const isOpen = nextProposalState(proposal.state, 'approve') !== null && proposal.revision === revision
  return isOpen ? { proposal } : { outcome: { state: 'changed' } }
}

interface WrittenRecord extends Pick<Decision, 'actor' | 'now'> {
  kind: ProposalKind
  /** The live record; `null` for a new product. */
  live: Pick<EditedRecord, 'id' | 'version'> | null
  form: FormValues
  origin: ChangeOrigin
}

async function writeRecord(
  tx: Database,
  { kind, live, form, ...change }: WrittenRecord,
): Promise<EditOutcome> {
  if (kind === 'seller') {
    const parsed = sellerForm.safeParse(form)
    if (!parsed.success) return { state: 'invalid', fieldErrors: fieldErrorsOf(parsed.error) }
    if (!live) return { state: 'missing' }
    return updateSeller(tx, { ...change, id: live.id, version: live.version, fields: parsed.data })
  }
  const parsed = productForm.safeParse(form)
  if (!parsed.success) return { state: 'invalid', fieldErrors: fieldErrorsOf(parsed.error) }
  const record = { ...change, fields: parsed.data }
  if (!live) return createProduct(tx, record)
  return updateProduct(tx, { ...record, id: live.id, version: live.version })
}

interface OwnProposal extends ByActor {
  id: string
  action: 'take-back' | 'withdraw'
  sellers: readonly string[]
}

/**
 * Turns a submitted proposal of one of these sellers back into a draft, or withdraws an open one. Returns `false` if
 * it was already decided.
 */
export async function endProposal(db: Database, { id, sellers, ...step }: OwnProposal): Promise<boolean> {
  return db.transaction(async (tx) => {
    const proposal = await lockedProposal(tx, id, sellers)
    if (!proposal || !nextProposalState(proposal.state, step.action)) return false
    await advanceProposal(tx, proposal, step)
    return true
  })
}
