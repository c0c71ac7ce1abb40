import { randomUUID } from 'node:crypto'
import { data, redirect, useActionData, useLocation } from 'react-router'
import { isAllowedForStaff } from '#account/staff/roles.ts'
import { mayUndo } from '#audit/audit.queries.server.ts'
import { ExportLink } from '#dashboard/lists/export-link.tsx'
import {
  EnquiriesTable,
  SelectableEnquiries,
  type EnquiryRow,
} from '#dashboard/enquiries/enquiries-table.tsx'
import { requireInbox } from '#dashboard/enquiries/enquiry-scope.server.ts'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { selectedIds } from '#dashboard/components/form-texts.server.ts'
import { listPage } from '#dashboard/lists/page-in-range.server.ts'
import { listWindow } from '#dashboard/lists/page-number.ts'
import { maxBulk } from '#dashboard/lists/use-selection.ts'
import { totalRows } from '#dashboard/lists/total-rows.ts'
import { UndoBanner } from '#dashboard/components/undo-banner.tsx'
import { stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { actorOf, openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { enquiryTitle, enquiryKindLabels } from '#enquiries/enquiry-facts.ts'
import { inboxFilterOf } from '#enquiries/inbox/enquiry-filter.ts'
import {
  finishEnquiries,
  takeEnquiries,
  undoEnquiryChange,
} from '#enquiries/inbox/change-enquiries.commands.server.ts'
import { answerers, beginsWithOldest, countInbox, inbox } from '#enquiries/inbox/inbox.queries.server.ts'
import { intentOf } from '#dashboard/components/action-answer.ts'
import { formText } from '#lib/form-text.ts'
import { isUuid } from '#lib/ids.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import type { Route } from './+types/enquiries.page.ts'
import { choiceField, dayFields, searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { enquiryStateLabels } from '#enquiries/enquiry-thread.ts'
import { optionsFrom } from '#ui/forms/options.ts'

export const meta = dashboardMeta('Inquiries', 'Messages from visitors.')

/** Loads the inbox (product: dashboard 95). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, sellers } = await requireInbox({ request, context })
  const isStaff = sellers === null
  const { db, clock } = pageContext(context)
  const parameters = new URL(request.url).searchParams
  const window = listWindow(parameters)
  const [intent, number, entryId = ''] = (parameters.get('done') ?? '').split('.')
  const filter = inboxFilterOf(parameters, viewer.accountId, sellers)
  const sort = parameters.get('sort')
  const isOldestFirst = sort === 'received' || (sort !== '-received' && beginsWithOldest(filter))
  const [found, count] = await Promise.all([
    inbox(db, filter, { ...window, isOldestFirst }),
    countInbox(db, filter),
  ])
  const list = listPage(request, window, { rows: found, count })
  const rows = list.rows.map((enquiry): EnquiryRow => ({
    id: enquiry.id,
    sender: isStaff ? enquiry.name || enquiry.email || enquiry.phone : enquiry.name,
    title: enquiryTitle(enquiry),
    kind: enquiry.kind,
    createdAt: enquiry.createdAt,
    state: enquiry.state,
    assignee: isStaff ? enquiry.assignee : null,
  }))
  return {
    ...list,
    rows,
    isStaff,
    people: isStaff ? await answerers(db) : [],
    done: {
      intent: intentOf(doneWords, intent),
      count: Number(number) || 0,
      undoes: (await mayUndo(db, entryId, { actor: actorOf(viewer), now: clock() })) ? entryId : null,
    },
    sort: isOldestFirst ? 'received' : '-received',
    mayAnswer: isAllowedForStaff(viewer, 'enquiries.answer'),
    mayExport: isAllowedForStaff(viewer, 'enquiries.export'),
  }
}

/** Marks the selected inquiries as done, or assigns them to the viewer (product: dashboard 98). */
export async function action({ request, context }: Route.ActionArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'enquiries.answer')
  const form = await request.formData().catch(() => new FormData())
  const by = { actor: actorOf(viewer), now, entryId: randomUUID() }
  const { searchParams } = new URL(request.url)
  const leave = (intent: keyof typeof doneWords, count: number) => {
    searchParams.delete('_routes')
    searchParams.set('done', `${intent}.${count}.${by.entryId}`)
    return redirect(`/dashboard/enquiries?${searchParams}`)
  }
  if (formText(form, 'intent') === 'undo') {
    const undoes = formText(form, 'undoes')
    if (!(await mayUndo(db, undoes, by))) return data({ outcome: 'too_late' } as const, { status: 422 })
    return leave('undo', (await undoEnquiryChange(db, by, undoes)).undone)
  }
  const ids = await selectedIds(form, {
    isId: isUuid,
    max: maxBulk,
    matching: () => inbox(db, inboxFilterOf(searchParams, viewer.accountId), { limit: maxBulk }),
  })
  if (ids.length === 0) return data({ outcome: 'nothing_selected' } as const, { status: 422 })
  if (formText(form, 'intent') === 'assign') return leave('assign', await takeEnquiries(db, by, ids))
  return leave('finish', await finishEnquiries(db, by, ids))
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

export default function EnquiriesPage({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { rows, sort, count, people, isStaff, mayAnswer, mayExport } = loaderData
  return (
    <>
      <PageHeading
        title="Inquiries"
        lead={isStaff ? 'Messages from visitors.' : 'Questions about your products.'}
        more={
          <>
            {isStaff && (
              <ButtonLink to="/dashboard/enquiries/waitlists" variant="secondary">
                Waitlists
              </ButtonLink>
            )}
            {mayExport && <ExportLink path="/dashboard/enquiries/export" />}
          </>
        }
      />
      <Outcome key={search} done={loaderData.done} />
      <FilteredList fields={enquiryFields(people, isStaff)} list={loaderData} one="inquiry" many="inquiries">
        {mayAnswer ? (
          <SelectableEnquiries key={`rows ${search}`} {...{ rows, count, sort }} />
        ) : (
          <EnquiriesTable {...{ rows, isStaff, sort }} />
        )}
      </FilteredList>
    </>
  )
}

const problems = {
  nothing_selected: 'Select at least one inquiry.',
  too_late: 'It’s too late to undo this.',
  unreachable: 'We lost the connection. Check the list before you send again.',
}

function Outcome({ done }: Pick<Route.ComponentProps['loaderData'], 'done'>) {
  const answer = useActionData<{ outcome: keyof typeof problems }>()
  const { intent, count, undoes } = done
  if (answer) {
    return (
      <div className="banners">
        <Banner tone="error">{problems[answer.outcome]}</Banner>
      </div>
    )
  }
  if (!intent || count === 0) return null
  return <UndoBanner title={doneWords[intent](count)} undoes={intent === 'undo' ? null : undoes} />
}

const doneWords = {
  finish: (count: number) => areDone(count, 'done'),
  assign: (count: number) => areDone(count, 'assigned to you'),
  undo: (count: number) => `Undone for ${inquiries(count)}.`,
}

function areDone(count: number, words: string): string {
  return `${inquiries(count)} ${count === 1 ? 'is' : 'are'} ${words}.`
}

function inquiries(count: number): string {
  return totalRows(count, 'inquiry', 'inquiries')
}

/** By default the inbox shows open inquiries (product: dashboard 95). */
const state: FilterField = choiceField('state', 'State', optionsFrom({ ...enquiryStateLabels, all: 'Any' }), {
  none: null,
  initial: 'open',
})

const kind: FilterField = choiceField('kind', 'Kind', optionsFrom(enquiryKindLabels))

/** Returns the filters of the inbox. Questions, which are all that members see, have no assignee. */
function enquiryFields(people: readonly { id: string; name: string }[], isStaff: boolean): FilterField[] {
  const search = searchField(isStaff ? 'Name, email, text, reference' : 'Name, product, text, reference')
  const person: FilterField = choiceField(
    'person',
    'Assigned to',
    [
      { value: 'me', label: 'Me' },
      { value: 'nobody', label: 'Nobody' },
      ...people.map(({ id, name }) => ({ value: id, label: name })),
    ],
    { none: 'Anybody' },
  )
  return [search, state, ...(isStaff ? [kind, person] : []), ...dayFields]
}
