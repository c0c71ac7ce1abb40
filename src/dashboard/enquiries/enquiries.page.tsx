import { data, Form, Link, redirect, useActionData, useLocation } from 'react-router'
import { isAllowedForStaff } from '#account/staff/roles.ts'
import { EnquiriesTable, selectionForm, type EnquiryRow } from '#dashboard/enquiries/enquiries-table.tsx'
import { EnquiryFilters } from '#dashboard/enquiries/enquiry-filters.tsx'
import { requireInbox } from '#dashboard/enquiries/enquiry-scope.server.ts'
import { chosenFilters } from '#dashboard/components/chosen-filters.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { requirePageInRange } from '#dashboard/components/page-in-range.server.ts'
import { exportAddress, listWindow, pageSizes } from '#dashboard/components/page-number.ts'
import { Pager } from '#dashboard/components/pager.tsx'
import { rowsCounted, totalRows } from '#dashboard/components/total-rows.ts'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { actorOf, requireAllowed } from '#dashboard/viewer.server.ts'
import { enquiryTitle } from '#enquiries/enquiry-facts.ts'
import { inboxFilterOf } from '#enquiries/inbox/enquiry-filter.ts'
import { finishEnquiries } from '#enquiries/inbox/inbox.commands.server.ts'
import { answerers, countInbox, inbox } from '#enquiries/inbox/inbox.queries.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { buttonClass } from '#ui/forms/button.tsx'
import type { Route } from './+types/enquiries.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Inquiries',
    description: 'What visitors ask of the company.',
    path: '/dashboard/enquiries',
    noIndex: true,
  })
}

/** The inbox (product: dashboard 95). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, sellers } = await requireInbox({ request, context })
  const isStaff = sellers === null
  const { db } = pageContext(context)
  const parameters = new URL(request.url).searchParams
  const window = listWindow(parameters)
  const { page, size } = window
  const { finished, ...chosen } = chosenFilters(parameters)
  const filter = inboxFilterOf(parameters, viewer.accountId, sellers)
  const [found, counted] = await Promise.all([inbox(db, filter, window), countInbox(db, filter)])
  const count = rowsCounted(window, { rows: found, count: counted })
  requirePageInRange(request, window, { rows: found, count: count ?? 0 })
  const rows = found.slice(0, size).map((enquiry): EnquiryRow => ({
    id: enquiry.id,
    sender: isStaff ? enquiry.name || enquiry.email || enquiry.phone : enquiry.name,
    title: enquiryTitle(enquiry),
    kind: enquiry.kind,
    createdAt: enquiry.createdAt,
    state: enquiry.state,
    assignee: isStaff ? enquiry.assignee : null,
  }))
  return {
    rows,
    page,
    size,
    count,
    chosen,
    isStaff,
    people: isStaff ? await answerers(db) : [],
    hasNext: found.length > size,
    finished: Number(finished) || 0,
    mayAnswer: isAllowedForStaff(viewer, 'enquiries.answer'),
    mayExport: isAllowedForStaff(viewer, 'enquiries.export'),
  }
}

/** Marks the selected enquiries as done (product: dashboard 98). */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireAllowed({ request, context }, 'enquiries.answer')
  const form = await request.formData().catch(() => new FormData())
  const selected = form.getAll('selected').flatMap((each) => (typeof each === 'string' ? [each] : []))
  if (selected.length === 0) return data({ outcome: 'nothing_selected' } as const, { status: 422 })
  const { db, clock } = pageContext(context)
  const ids = selected.slice(0, Math.max(...pageSizes))
  const finished = await finishEnquiries(db, { actor: actorOf(viewer), now: clock() }, ids)
  const { searchParams } = new URL(request.url)
  searchParams.set('finished', String(finished))
  return redirect(`/dashboard/enquiries?${searchParams}`)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(stayWhenUnreachable)
}

export default function EnquiriesPage({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { rows, page, size, count, hasNext, chosen, people, isStaff, mayAnswer, mayExport } = loaderData
  return (
    <>
      <PageHeading
        title="Inquiries"
        lead={isStaff ? 'What visitors ask of the company.' : 'What visitors ask about your products.'}
        action={
          <>
            {isStaff && (
              <Link to="/dashboard/enquiries/waitlists" className={buttonClass({ variant: 'secondary' })}>
                Waitlists
              </Link>
            )}
            {mayExport && (
              <a
                href={exportAddress('/dashboard/enquiries/export', search)}
                className={buttonClass({ variant: 'secondary' })}
              >
                Export as CSV
              </a>
            )}
          </>
        }
      />
      <Outcome finished={loaderData.finished} />
      <EnquiryFilters
        people={people}
        isStaff={isStaff}
        total={count !== null && totalRows(count, 'inquiry', 'inquiries')}
      />
      <EnquiriesTable
        rows={rows}
        isStaff={isStaff}
        maySelect={mayAnswer}
        isFiltered={Object.keys(chosen).length > 0}
      />
      {mayAnswer && rows.length > 0 && (
        <Form
          method="post"
          action={`/dashboard/enquiries${search}`}
          id={selectionForm}
          className="mt-3 flex justify-end"
        >
          <SubmitButton intent="finish" variant="secondary">
            Mark the selected ones done
          </SubmitButton>
        </Form>
      )}
      <Pager page={page} hasNext={hasNext} size={size} {...(count !== null && { count })} />
    </>
  )
}

function Outcome({ finished }: { finished: number }) {
  const answer = useActionData<{ outcome: 'nothing_selected' | 'unreachable' }>()
  return (
    <div className="banners">
      {answer?.outcome === 'nothing_selected' && (
        <Banner tone="error">Nothing was done. Select at least one inquiry.</Banner>
      )}
      {answer?.outcome === 'unreachable' && (
        <Banner tone="error">
          The shop did not answer, so this may have been done. Please look before you try again.
        </Banner>
      )}
      {!answer && finished > 0 && (
        <Banner tone="success">
          {finished === 1 ? '1 inquiry is done.' : `${finished} inquiries are done.`}
        </Banner>
      )}
    </div>
  )
}
