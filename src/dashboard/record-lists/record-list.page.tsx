import { data, Form, Link, redirect, useLocation, useSearchParams } from 'react-router'
import { isAllowed } from '#account/staff/roles.ts'
import { recordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import { isFiltered, readRecordFilter } from '#catalog/editing/lists/list-filter.ts'
import { totalRows } from '#dashboard/components/total-rows.ts'
import { counted } from '#catalog/products/labels.ts'
import { BulkBar, BulkConfirmation } from '#dashboard/record-lists/bulk-bar.tsx'
import { changeSelected } from '#dashboard/record-lists/bulk-change.server.ts'
import { bulkWords, readBulkIntent } from '#dashboard/record-lists/bulk-change.ts'
import { nounEditors } from '#dashboard/records/noun-editors.server.ts'
import { nounIn, nounWords } from '#dashboard/records/nouns.ts'
import { RecordFilters } from '#dashboard/record-lists/record-filters.tsx'
import { RecordTable } from '#dashboard/records/record-table.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { listWindow } from '#dashboard/components/page-number.ts'
import { requirePageInRange } from '#dashboard/components/page-in-range.server.ts'
import { Pager } from '#dashboard/components/pager.tsx'
import { OwnProducts } from '#dashboard/proposals/own-products.tsx'
import { loadOwnProducts } from '#dashboard/proposals/own-products.server.ts'
import { actorOf, requireAllowed, requireViewer } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { formText } from '#lib/form-text.ts'
import { isRecordId } from '#lib/ids.ts'
import { pageMeta } from '#site/page-meta.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { buttonClass } from '#ui/forms/button.tsx'
import type { Route } from './+types/record-list.page.ts'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.own ? 'Products' : loaderData ? nounWords[loaderData.noun].many : 'Catalog'
  return pageMeta(matches, {
    title,
    description: 'A list of the catalog.',
    path: '/dashboard',
    noIndex: true,
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const noun = nounIn(pathname)
  const { see, edit } = nounWords[noun]
  const { db } = pageContext(context)
  if (noun === 'products') {
    const member = await requireViewer({ request, context })
    const isOwn = searchParams.has('own') || !isAllowed(member, see)
    const own = isOwn ? await loadOwnProducts(db, member, searchParams) : null
    if (own) return { own }
  }
  const viewer = await requireAllowed({ request, context }, see)
  const window = listWindow(searchParams)
  const filter = readRecordFilter(searchParams)
  const [rows, count, choices] = await Promise.all([
    nounEditors[noun].list(db, filter, window),
    nounEditors[noun].count(db, filter),
    recordChoices(db),
  ])
  requirePageInRange(request, window, { rows, count })
  const mayEdit = isAllowed(viewer, edit)
  const mayImport = noun === 'products' && isAllowed(viewer, 'catalogue.import')
  return {
    own: null,
    mayDecide: noun === 'sellers' && isAllowed(viewer, 'applications.decide'),
    hasOwn: noun === 'products' && isAllowed(viewer, 'proposals.write'),
    noun,
    filter,
    page: window.page,
    size: window.size,
    count,
    choices,
    mayEdit,
    mayImport,
    rows: rows.slice(0, window.size),
    hasNext: rows.length > window.size,
  }
}

/** Changes selected rows after a confirmation with their number (product: dashboard 29). */
export async function action({ request, context }: Route.ActionArgs) {
  const { pathname, search } = new URL(request.url)
  const noun = nounIn(pathname)
  const form = await request.clone().formData()
  const viewer = await requireAllowed({ request, context }, nounWords[noun].edit)
  const intent = readBulkIntent(formText(form, 'intent'))
  const ids = [...new Set(form.getAll('selected').map(String).filter(isRecordId))].slice(0, 500)
  if (!intent || ids.length === 0) return data({ question: null, isEmpty: true }, 422)
  if (formText(form, 'sure') === '') return data({ question: { intent, ids }, isEmpty: false }, 200)
  const { db, clock } = pageContext(context)
  const changed = await changeSelected(db, noun, { intent, ids, actor: actorOf(viewer), now: clock() })
  const parameters = new URLSearchParams(search)
  parameters.set('done', `${intent}-${changed}`)
  return redirect(`/dashboard/${noun}?${parameters}`)
}

/** A list of the catalog with filters, actions on selected rows, and a link to create a record. */
export default function RecordListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  if (loaderData.own) return <OwnProducts view={loaderData.own} />
  const { noun, filter, rows, count, choices, page, size, hasNext, hasOwn, mayDecide, mayEdit, mayImport } =
    loaderData
  const { many, one, archive } = nounWords[noun]
  return (
    <>
      <PageHeading
        title={many}
        action={
          <>
            {mayDecide && (
              <Link to="/dashboard/sellers/applications" className={buttonClass({ variant: 'secondary' })}>
                Applications
              </Link>
            )}
            {hasOwn && (
              <Link to="?own=1" className={buttonClass({ variant: 'secondary' })}>
                Your seller’s products
              </Link>
            )}
            {noun === 'products' && (
              <a
                href={`/dashboard/products/export${search}`}
                className={buttonClass({ variant: 'secondary' })}
              >
                Export CSV
              </a>
            )}
            {mayImport && (
              <Link to="/dashboard/products/import" className={buttonClass({ variant: 'secondary' })}>
                Import CSV
              </Link>
            )}
            {noun === 'products' && mayEdit && (
              <Link to="/dashboard/products/synonyms" className={buttonClass({ variant: 'secondary' })}>
                Synonyms
              </Link>
            )}
            {mayEdit && (
              <Link to={`/dashboard/${noun}/new`} className={buttonClass()}>
                New {one}
              </Link>
            )}
          </>
        }
      />
      <Done one={one} />
      {actionData?.isEmpty && <Banner tone="error" title="Select at least one row first." />}
      {actionData?.question && <BulkConfirmation question={actionData.question} rows={rows} one={one} />}
      <RecordFilters noun={noun} choices={choices} total={totalRows(count, one, many)} />
      <Form method="post">
        <RecordTable
          noun={noun}
          rows={rows}
          isFiltered={isFiltered(filter)}
          sort={filter.sort}
          selects={mayEdit && archive !== null}
        />
        {mayEdit && archive !== null && rows.length > 0 && (
          <BulkBar isArchive={filter.state === 'archived'} features={noun === 'products'} />
        )}
      </Form>
      <Pager page={page} hasNext={hasNext} count={count} size={size} />
    </>
  )
}

function Done({ one }: { one: string }) {
  const [parameters] = useSearchParams()
  const [word = '', count = ''] = (parameters.get('done') ?? '').split('-')
  const intent = readBulkIntent(word)
  if (!intent || !/^\d{1,3}$/.test(count)) return null
  return <Banner tone="success" title={bulkWords[intent].done(counted(Number(count), one))} />
}
