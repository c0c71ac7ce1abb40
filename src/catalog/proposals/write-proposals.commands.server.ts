import { actingAccount, type ByActor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { suspendedSeller } from '#catalog/editing/edit-outcome.ts'
import { sellerIsSuspended } from '#catalog/sellers/suspended-sellers.queries.server.ts'
import { textIn, type FormValues } from '#catalog/editing/fields/form-values.ts'
import { claimReferencedFiles } from '#catalog/editing/claim-referenced-files.commands.server.ts'
import {
  approvedForm,
  proposedForm,
  type ProposalKind,
  type ProposedRecord,
} from '#catalog/proposals/proposal.ts'
import { nextProposalState } from '#catalog/proposals/proposal-state.ts'
import { openProposalsFor } from '#catalog/proposals/proposals.queries.server.ts'
import { catalogProposals } from '#catalog/proposals/proposals.tables.server.ts'
import { checkRecord, recordOfSeller } from '#catalog/proposals/proposed-records.queries.server.ts'
import {
  advanceProposal,
  lockedProposal,
  recordStep,
} from '#catalog/proposals/record-step.commands.server.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

export interface ProposalSubject {
  kind: ProposalKind
  sellerId: string
  /** The record to change; `null` for a new product. */
  subjectId: string | null
  /** The record's form values and version when the form was opened. */
  opened: FormValues | null
  baseVersion: number | null
}

export interface ProposalWrite extends ByActor {
  /** The proposal and its revision when the form was opened, or the subject of a new proposal. */
  place: { id: string; revision: number } | ProposalSubject
  document: FormValues
  /** A reply to the comment of staff, sent with the next submission. */
  reply?: string
  /** The sellers for which the account may write proposals. */
  sellers: readonly string[]
}

export type ProposalOutcome =
  | { state: 'saved'; id: string; revision: number }
  | { state: 'missing' }
  /** Somebody else changed the proposal since the form was opened. */
  | { state: 'conflict' }
  | { state: 'not_allowed' }
  | { state: 'open_already'; id: string }
  | { state: 'invalid'; fieldErrors: FieldErrors }

/** Saves a draft of a proposal, which may be incomplete. */
export async function saveProposal(db: Database, write: ProposalWrite): Promise<ProposalOutcome> {
  return db.transaction((tx) => store(tx, write, 'save'))
}

/** Validates a proposal by the rules of the catalog and submits it to staff (product: dashboard 42). */
export async function submitProposal(db: Database, write: ProposalWrite): Promise<ProposalOutcome> {
  return db.transaction((tx) => store(tx, write, 'submit'))
}

type Writing = 'save' | 'submit'

async function store(tx: Database, write: ProposalWrite, action: Writing): Promise<ProposalOutcome> {
  const { place } = write
  return 'id' in place ? change(tx, write, place, action) : begin(tx, write, place, action)
}

async function change(
  tx: Database,
  { document: values, reply = '', sellers, actor, now }: ProposalWrite,
  { id, revision }: { id: string; revision: number },
  action: Writing,
): Promise<ProposalOutcome> {
  const before = await lockedProposal(tx, id, sellers)
  if (!before) return { state: 'missing' }
  if (!nextProposalState(before.state, action)) return { state: 'not_allowed' }
  if (before.revision !== revision) return { state: 'conflict' }
  const document = proposedForm(before.kind, values)
  const invalid = await errorsOf(tx, { ...before, document }, { action, now })
  if (invalid) return invalid
  const isSubmitted = action === 'submit'
  const next = await advanceProposal(tx, before, {
    action,
    comment: isSubmitted ? reply : '',
    columns: { document, ...(isSubmitted && { submittedAt: now }) },
    logged: { before: before.document, after: document },
    actor,
    now,
  })
  return { state: 'saved', id, revision: next }
}

async function begin(
  tx: Database,
  { document: values, sellers, actor, now }: ProposalWrite,
  subject: ProposalSubject,
  action: Writing,
): Promise<ProposalOutcome> {
  const { kind, sellerId, subjectId } = subject
  if (!sellers.includes(sellerId) || (kind === 'seller' && subjectId === null)) return { state: 'missing' }
  const document = proposedForm(kind, values)
  if (subjectId !== null) {
    if (!(await recordOfSeller(tx, { kind, sellerId, id: subjectId }))) return { state: 'missing' }
    const [open] = await openProposalsFor(tx, kind, [subjectId])
    if (open) return { state: 'open_already', id: open.id }
  }
  const invalid = await errorsOf(tx, { ...subject, document }, { action, now })
  if (invalid) return invalid
  const state = action === 'submit' ? 'submitted' : 'draft'
  const [made] = await tx
    .insert(catalogProposals)
    .values({
      kind,
      sellerId,
      subjectId,
      document,
      state,
      createdAt: now,
      updatedAt: now,
      opened: subject.opened && proposedForm(kind, subject.opened),
      baseVersion: subject.baseVersion,
      createdBy: actingAccount(actor),
      submittedAt: action === 'submit' ? now : null,
    })
    .onConflictDoNothing()
    .returning({ id: catalogProposals.id })
  if (!made) {
    // Another member created a proposal for the record after the check above.
    const [begun] = subjectId === null ? [] : await openProposalsFor(tx, kind, [subjectId])
    return begun ? { state: 'open_already', id: begun.id } : { state: 'conflict' }
  }
  const { id } = made
  const after = { ...document, kind, sellerId, subjectId, state } as const
  await recordStep(tx, { proposalId: id, revision: 1, action, actor, now, before: null, after })
  return { state: 'saved', id, revision: 1 }
}

/**
 * Returns the errors of a proposal. A draft may be incomplete, but may not refer to files of others (product:
 * dashboard 70).
 */
async function errorsOf(
  tx: Database,
  proposed: ProposedRecord & { subjectId: string | null },
  { action, now }: { action: Writing; now: Date },
): Promise<ProposalOutcome | null> {
  const { kind, sellerId, subjectId, document } = proposed
  const live = subjectId === null ? null : await recordOfSeller(tx, { kind, sellerId, id: subjectId })
  const before = live?.values ?? null
  const wrongFiles = await claimReferencedFiles(tx, { values: document, before, owners: [sellerId] }, now)
  if (wrongFiles) return { state: 'invalid', fieldErrors: wrongFiles }
  if (action === 'save') return null
  if (subjectId !== null && !live) return { state: 'missing' }
  const { form } = approvedForm(proposed, live?.values ?? null)
  const isHidden = kind === 'seller' || textIn(form, 'isActive') === ''
  const fieldErrors = {
    ...checkRecord(kind, form),
    ...(!isHidden && (await sellerIsSuspended(tx, sellerId)) && { isActive: suspendedSeller }),
  }
  return Object.keys(fieldErrors).length > 0 ? { state: 'invalid', fieldErrors } : null
}
