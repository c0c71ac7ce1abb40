import { data, redirect } from 'react-router'
import { readWithRowsChanged } from '#catalog/editing/fields/changed-rows.ts'
import { discardDraft, saveDraft } from '#catalog/editing/drafts/drafts.commands.server.ts'
import { mergeFormValues } from '#catalog/editing/fields/form-values.ts'
import { proposalSections } from '#catalog/proposals/proposal.ts'
import { proposalById, type Proposal } from '#catalog/proposals/proposals.queries.server.ts'
import { saveProposal, submitProposal } from '#catalog/proposals/write-proposals.commands.server.ts'
import type { FormAnswer } from '#dashboard/records/form-answer.ts'
import { sentForm } from '#dashboard/records/sent-form.forms.ts'
import { withTheirs } from '#dashboard/records/save-record.server.ts'
import { actorOf, notFound, type Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { formText } from '#lib/form-text.ts'

export interface ProposalSubmit {
  db: Database
  viewer: Viewer
  proposal: Proposal
  sellers: readonly string[]
  form: FormData
  now: Date
}

const longestReply = 2_000

/** Handles the form's buttons. If nothing was stored, all form values are returned. */
export async function writeProposal({ db, viewer, proposal, sellers, form, now }: ProposalSubmit) {
  const { id, kind } = proposal
  const intent = formText(form, 'intent')
  const draft = { accountId: viewer.accountId, noun: 'proposals', itemId: id }
  if (intent === 'discard') {
    await discardDraft(db, draft)
    return redirect(`/dashboard/proposals/${id}/edit?discarded=1`)
  }
  const sent = sentForm(form, proposalSections[kind], now)
  if (intent === 'preview') {
    const { typed, opened, version } = sent
    await saveDraft(db, draft, { typed, opened, version, now })
    return redirect(`/dashboard/proposals/${id}/preview`)
  }
  if (intent !== 'save' && intent !== 'submit') {
    const typed = readWithRowsChanged(form, proposalSections[kind], intent)
    return data({ ...sent, typed }, 200)
  }
  const document = withTheirs(sent.typed, proposal.document, form.getAll('use-theirs').map(String))
  const reply = formText(form, 'reply').replaceAll('\0', '').trim().slice(0, longestReply)
  const answer = { ...sent, typed: document, reply }
  const write = (revision: number) => {
    const written = { place: { id, revision }, document, reply, sellers, actor: actorOf(viewer), now }
    return intent === 'submit' ? submitProposal(db, written) : saveProposal(db, written)
  }
  let outcome = await write(sent.version ?? 0)
  if (outcome.state === 'conflict') {
    const later = await laterProposal(db, id, sellers)
    const merge = mergeFormValues(answer.opened ?? {}, document, later.document)
    if (merge.conflicts.length > 0) return conflict(answer, later, merge)
    // Only the proposal's state has changed, none of its fields, so write again.
    outcome = await write(later.revision)
  }
  switch (outcome.state) {
    case 'saved':
      await discardDraft(db, draft)
      return redirect(
        intent === 'submit'
          ? `/dashboard/proposals/${id}?done=submit`
          : `/dashboard/proposals/${id}/edit?stored=${outcome.revision}`,
      )
    case 'invalid':
      return data({ ...answer, state: 'invalid' as const, fieldErrors: outcome.fieldErrors }, 422)
    case 'conflict':
    case 'not_allowed':
    case 'open_already':
      return redirect(`/dashboard/proposals/${id}`)
    case 'missing':
      throw notFound()
  }
}

async function laterProposal(db: Database, id: string, sellers: readonly string[]): Promise<Proposal> {
  const later = await proposalById(db, id, { isStaff: false, sellers })
  if (!later) throw notFound()
  return later
}

/** The form now refers to the later revision, which the next save is compared with. */
function conflict(
  answer: FormAnswer,
  { document, revision }: Proposal,
  { merged, conflicts }: ReturnType<typeof mergeFormValues>,
) {
  return data(
    {
      ...answer,
      state: 'conflict' as const,
      typed: merged,
      opened: document,
      version: revision,
      conflicts,
    },
    409,
  )
}
