import { data, redirect } from 'react-router'
import { changedFields } from '#audit/audit.ts'
import { readWithRowsChanged } from '#catalog/editing/fields/submitted-fields.ts'
import { saveDraft } from '#catalog/editing/drafts/drafts.commands.server.ts'
import { findDraft } from '#catalog/editing/drafts/drafts.queries.server.ts'
import type { Draft } from '#catalog/editing/drafts/drafts.ts'
import { mergeFormValues } from '#catalog/editing/fields/form-values.ts'
import { proposalSections, proposedForm } from '#catalog/proposals/proposal.ts'
import { proposalById, type Proposal } from '#catalog/proposals/proposals.queries.server.ts'
import { saveProposal, submitProposal } from '#catalog/proposals/write-proposals.commands.server.ts'
import { type FormProposal, discardDraftOfProposal } from '#dashboard/proposals/form-proposal.server.ts'
import { newProposalDraft, newProposalPath } from '#dashboard/proposals/new-proposal.ts'
import { sentForm } from '#dashboard/records/form-answer.forms.ts'
import { conflict, withSavedValues } from '#dashboard/records/save-record.server.ts'
import { actorOf, notFound, type Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { formText } from '#lib/form-text.ts'

export interface ProposalSubmit {
  db: Database
  viewer: Viewer
  proposal: FormProposal
  sellers: readonly string[]
  form: FormData
  now: Date
}

const longestReply = 2_000

/** Handles the buttons of the form. If nothing can be stored, returns all entered values. */
export async function writeProposal({ db, viewer, proposal, sellers, form, now }: ProposalSubmit) {
  const { id, kind, isNew } = proposal
  const intent = formText(form, 'intent')
  const draft = { accountId: viewer.accountId, noun: 'proposals', itemId: id }
  if (intent === 'discard') {
    await discardDraftOfProposal(db, viewer.accountId, proposal)
    const discarded = { discarded: '1' }
    return redirect(isNew ? newProposalPath(proposal, 'edit', discarded) : `${pathOf(id)}/edit?discarded=1`)
  }
  const sent = sentForm(form, proposalSections[kind], now)
  if (intent === 'preview') {
    const { values, opened, version } = sent
    await saveDraft(db, draft, { values, opened, version: isNew ? version : (version ?? 0), now })
    return redirect(isNew ? newProposalPath(proposal, 'preview') : `${pathOf(id)}/preview`)
  }
  if (intent !== 'save' && intent !== 'submit') {
    const values = readWithRowsChanged(form, proposalSections[kind], intent)
    return data({ ...sent, values }, 200)
  }
  const document = withSavedValues(sent.values, proposal.document, form.getAll('use-theirs').map(String))
  const reply = formText(form, 'reply').replaceAll('\0', '').trim().slice(0, longestReply)
  const answer = { ...sent, values: document, reply }
  const write = (revision: number) => {
    const { sellerId, subjectId, opened, baseVersion } = proposal
    const place = isNew ? { kind, sellerId, subjectId, opened, baseVersion } : { id, revision }
    const written = { place, document, reply, sellers, actor: actorOf(viewer), now }
    return intent === 'submit' ? submitProposal(db, written) : saveProposal(db, written)
  }
  if (isNew && sent.version !== proposal.version) {
    // The record has changed since the form was opened.
    const merge = mergeFormValues(answer.opened ?? {}, document, proposal.document)
    if (merge.conflicts.length > 0)
      return conflict(answer, { values: proposal.document, version: proposal.version })
  }
  let outcome = await write(sent.version ?? 0)
  if (outcome.state === 'conflict' && !isNew) {
    const later = await laterProposal(db, id, sellers)
    const merge = mergeFormValues(answer.opened ?? {}, document, later.document)
    if (merge.conflicts.length > 0)
      return conflict(answer, { values: later.document, version: later.revision })
    // No field has two different new values, so the write can be repeated with the later revision.
    outcome = await write(later.revision)
  }
  /**
   * Stores the entered values as the draft of another form, and opens this form. No record has version 0, so
   * the next save finds a conflict and compares the values.
   */
  const restoredAt = async (
    itemId: string,
    address: string,
    base: Pick<Draft, 'opened' | 'version'> = { opened: sent.opened, version: 0 },
  ) => {
    await db.transaction(async (tx) => {
      await discardDraftOfProposal(tx, viewer.accountId, proposal)
      await saveDraft(tx, { ...draft, itemId }, { values: document, ...base, now })
    })
    return redirect(address)
  }
  switch (outcome.state) {
    case 'saved':
      await discardDraftOfProposal(db, viewer.accountId, proposal)
      return redirect(
        intent === 'submit'
          ? `${pathOf(outcome.id)}?done=submit`
          : `${pathOf(outcome.id)}/edit?stored=${outcome.revision}`,
      )
    case 'invalid':
      return data({ ...answer, state: 'invalid' as const, fieldErrors: outcome.fieldErrors }, 422)
    case 'open_already':
      // Another member has created a proposal for the same record.
      return restoredAt(outcome.id, `${pathOf(outcome.id)}/edit`)
    case 'conflict':
      // Another member has changed the proposal again. If the proposal is new, another member has created a
      // proposal for the same record in the meantime, and that proposal has already ended.
      return restoredAt(id, isNew ? newProposalPath(proposal) : `${pathOf(id)}/edit`)
    case 'not_allowed': {
      // Another member has submitted or withdrawn the proposal, or staff have decided on it.
      const later = await laterProposal(db, id, sellers)
      if (!changedFields(later.document, proposedForm(kind, document))) return redirect(pathOf(id))
      if (later.state === 'submitted') return restoredAt(id, `${pathOf(id)}?done=kept`)
      const itemId = newProposalDraft(later)
      // The form of a new proposal may already have a draft, for example from another tab.
      if (await findDraft(db, { ...draft, itemId })) {
        return data({ ...answer, state: 'other_draft' as const }, 409)
      }
      const base = later.subjectId === null ? { opened: null, version: null } : undefined
      return restoredAt(itemId, newProposalPath(later), base)
    }
    case 'missing':
      throw notFound()
  }
}

function pathOf(id: string): string {
  return `/dashboard/proposals/${id}`
}

async function laterProposal(db: Database, id: string, sellers: readonly string[]): Promise<Proposal> {
  const later = await proposalById(db, id, { isStaff: false, sellers })
  if (!later) throw notFound()
  return later
}
