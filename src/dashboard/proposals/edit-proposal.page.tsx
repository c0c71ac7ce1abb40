import { isRouteErrorResponse, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { useForgottenDraft, useRestoredDraft } from '#dashboard/records/use-drafts.ts'
import { newProposalDraft, newProposalPath } from '#dashboard/proposals/new-proposal.ts'
import { proposalOfForm, draftOfProposal } from '#dashboard/proposals/form-proposal.server.ts'
import { otherEditors } from '#catalog/editing/drafts/drafts.queries.server.ts'
import { recordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import { textIn } from '#catalog/editing/fields/form-values.ts'
import { proposalSections } from '#catalog/proposals/proposal.ts'
import { openProposalsFor } from '#catalog/proposals/proposals.queries.server.ts'
import { nextProposalState } from '#catalog/proposals/proposal-state.ts'
import { EditorNotices } from '#dashboard/records/editor-notices.tsx'
import { formAway } from '#dashboard/records/form-answer.forms.ts'
import { RecordEditor } from '#dashboard/records/record-editor.tsx'
import { reachedAnswer, throwAnswers } from '#dashboard/components/unreachable.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { ReturnedComment } from '#dashboard/proposals/returned-comment.tsx'
import { writeProposal } from '#dashboard/proposals/write-proposal.server.ts'
import { openPage, requireAllowed } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { unavailability } from '#db/unavailable.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextArea } from '#ui/forms/field.tsx'
import type { Route } from './+types/edit-proposal.page.ts'

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  const proposal = loaderData?.proposal
  const title = proposal?.subjectId === null ? 'Propose a product' : 'Propose a change'
  return dashboardMeta(proposal?.isNew ? title : 'Change a proposal', 'The form of a proposal.')(page)
}

/** Loads the form in which members of a seller edit a catalog record (product: dashboard 41). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'proposals.write')
  const { proposal } = await proposalOfForm(db, viewer, { id: params.proposalId, request, now })
  const { id, kind, sellerId, subjectId, isNew } = proposal
  const [open] = isNew && subjectId !== null ? await openProposalsFor(db, kind, [subjectId]) : []
  if (open) throw redirect(`/dashboard/proposals/${open.id}/edit`)
  if (!nextProposalState(proposal.state, 'save')) throw redirect(`/dashboard/proposals/${id}`)
  const place = { accountId: viewer.accountId, noun: 'proposals', itemId: id }
  const [draft, others, { categories, sellers }] = await Promise.all([
    draftOfProposal(db, viewer.accountId, proposal),
    isNew && subjectId === null ? [] : otherEditors(db, place, now),
    recordChoices(db),
  ])
  const choices = { categories, sellers: sellers.filter(({ value }) => value === sellerId) }
  return { proposal, noun: nounOf[kind], place, draft, others, choices }
}

const nounOf = { product: 'products', seller: 'sellers' } as const

/** Writes the proposal. While the database is away, returns the entered values to show them again. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, clock } = pageContext(context)
  const form = await request.clone().formData()
  const now = clock()
  try {
    const viewer = await requireAllowed({ request, context }, 'proposals.write')
    const written = await proposalOfForm(db, viewer, { id: params.proposalId, request, now })
    return await writeProposal({ db, viewer, ...written, form, now })
  } catch (error) {
    if (isRouteErrorResponse(error) || unavailability(error) === null) throw error
    return formAway(form, sectionsOf(form), now)
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return serverAction().catch((error: unknown) => {
    throwAnswers(error)
    return formAway(form, sectionsOf(form), new Date())
  })
}

/** Returns the sections of the submitted form. Only the product form has a field `name`. */
function sectionsOf(form: FormData) {
  return proposalSections[form.has('name') ? 'product' : 'seller']
}

export default function EditProposalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { proposal, noun, place, draft, others, choices } = loaderData
  const answer = reachedAnswer(actionData)
  const [parameters] = useSearchParams()
  const savedVersion = parameters.has('stored') ? proposal.revision : null
  const { restored, discard } = useRestoredDraft(place, { stored: draft, savedVersion })
  const firstDraft = { accountId: place.accountId, noun: 'proposals', itemId: newProposalDraft(proposal) }
  const isSavedOrDiscarded = savedVersion !== null || parameters.has('discarded')
  useForgottenDraft(firstDraft, savedVersion === 1 || (proposal.subjectId !== null && isSavedOrDiscarded))
  const start = answer ?? {
    values: restored?.values ?? proposal.document,
    // A new product has no saved values for the comparison.
    opened: restored?.opened ?? (proposal.isNew && !proposal.opened ? null : proposal.document),
    version: restored?.version ?? proposal.version,
  }
  const name =
    textIn(proposal.document, 'name') || (noun === 'sellers' ? proposal.sellerName : 'this product')
  const record = { id: proposal.id, name, archivedAt: null, suspendedAt: null }
  const generation = [answer?.at, restored?.updatedAt, proposal.revision].join()
  return (
    <>
      <PageHeading
        title={noun === 'sellers' ? `Profile of ${name}` : name === 'this product' ? 'New product' : name}
        lead={
          <>
            {proposal.isNew ? 'Proposal' : <Link to={`/dashboard/proposals/${proposal.id}`}>Proposal</Link>}{' '}
            of {proposal.sellerName}. It goes live once it’s approved.
          </>
        }
      />
      <ReturnedComment proposal={proposal} />
      {parameters.has('stored') && !answer && !restored && (
        <Banner tone="success" title="Saved for later. Not submitted yet." />
      )}
      {answer?.state === 'other_draft' && (
        <Banner tone="error" title="Not saved: this proposal has ended.">
          You already have other input in the form of a new proposal. Save or discard it{' '}
          <Link to={newProposalPath(proposal)} target="_blank" className="link">
            in a new tab
          </Link>
          , then save here again.
        </Banner>
      )}
      <EditorNotices
        noun="proposals"
        record={record}
        others={others}
        answer={answer}
        restored={answer ? null : restored}
        discard={discard}
      />
      <RecordEditor
        key={generation}
        noun={noun}
        record={{ ...record, id: proposal.subjectId ?? proposal.id }}
        choices={choices}
        accountId={place.accountId}
        mayEdit
        start={start}
        answer={answer}
        proposal={{
          id: proposal.id,
          sellerId: proposal.sellerId,
          sections: proposalSections[proposal.kind],
          buttons: <WriteButtons />,
          reply: proposal.state === 'returned' && (
            <TextArea
              label="Answer to the comment"
              hint="Optional. Staff read it with your changes."
              name="reply"
              rows={3}
              maxLength={2_000}
              defaultValue={answer?.reply ?? ''}
            />
          ),
        }}
      />
    </>
  )
}

function WriteButtons() {
  const { state, formData } = useNavigation()
  const busy = state === 'submitting' ? formData?.get('intent') : null
  return (
    <>
      <Button type="submit" name="intent" value="submit" busy={busy === 'submit'} busyLabel="Submitting…">
        Submit for approval
      </Button>
      <Button
        type="submit"
        name="intent"
        value="save"
        variant="secondary"
        busy={busy === 'save'}
        busyLabel="Saving…"
      >
        Save for later
      </Button>
    </>
  )
}
