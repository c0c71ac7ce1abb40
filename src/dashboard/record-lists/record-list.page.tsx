import { randomUUID } from 'node:crypto'
import { data, redirect, useLocation } from 'react-router'
import { isAllowed } from '#account/staff/roles.ts'
import { mayUndo } from '#audit/audit.queries.server.ts'
import { recordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import { readRecordFilter } from '#catalog/editing/lists/list-filter.ts'
import { previewPrices } from '#catalog/editing/preview-prices.queries.server.ts'
import type { BulkOutcome } from '#catalog/editing/bulk-products.commands.server.ts'
import type { RefusalReason } from '#catalog/editing/refusal.ts'
import { undoChange } from '#catalog/editing/undo-change.commands.server.ts'
import {
  changeSelected,
  productsChange,
  changedRecords,
  namesOfResult,
} from '#dashboard/record-lists/bulk-change.server.ts'
import {
  bulkWords,
  doneParameter,
  readBulkIntent,
  readDone,
  type BulkDone,
  type BulkValue,
} from '#dashboard/record-lists/bulk-change.ts'
import { BulkDoneBanner } from '#dashboard/record-lists/bulk-done.tsx'
import { MoreActions } from '#dashboard/record-lists/more-actions.tsx'
import { EditRows } from '#dashboard/record-lists/edit-rows.tsx'
import { priceErrors, saveRows } from '#dashboard/record-lists/edit-rows.server.ts'
import { editedCells } from '#dashboard/record-lists/edited-rows.ts'
import { SelectableRows } from '#dashboard/record-lists/selectable-rows.tsx'
import { nounEditors } from '#dashboard/records/noun-editors.server.ts'
import { nounIn, nounWords } from '#dashboard/records/nouns.ts'
import { recordFields } from '#dashboard/records/record-filters.ts'
import { RecordTable } from '#dashboard/records/record-table.tsx'
import { sellerFigures } from '#dashboard/records/seller-overview.server.ts'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { listWindow } from '#dashboard/lists/page-number.ts'
import { formTexts, selectedIds } from '#dashboard/components/form-texts.server.ts'
import { listPage } from '#dashboard/lists/page-in-range.server.ts'
import { maxBulk } from '#dashboard/lists/use-selection.ts'
import { OwnProducts } from '#dashboard/proposals/own-products.tsx'
import { loadOwnProducts } from '#dashboard/proposals/own-products.server.ts'
import { actorOf, openPage, requireAllowed, requireViewer } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { formText } from '#lib/form-text.ts'
import { isRecordId } from '#lib/ids.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import type { Route } from './+types/record-list.page.ts'

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  const title = loaderData?.own ? 'Products' : loaderData ? nounWords[loaderData.noun].many : 'Catalog'
  return dashboardMeta(title, 'A list of the catalog.')(page)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const noun = nounIn(pathname)
  const { see, edit } = nounWords[noun]
  const { db, clock } = pageContext(context)
  if (noun === 'products') {
    const member = await requireViewer({ request, context })
    const isOwn = searchParams.has('own') || !isAllowed(member, see)
    const own = isOwn ? await loadOwnProducts(db, member, request) : null
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
  const list = listPage(request, window, { rows, count })
  const ids = list.rows.map(({ id }) => id)
  const figures = noun === 'sellers' ? await sellerFigures(db, ids) : {}
  const mayEdit = isAllowed(viewer, edit)
  const done = mayEdit ? readDone(searchParams.get('done')) : null
  const { archive: kind } = nounWords[noun]
  return {
    own: null,
    mayDecide: noun === 'sellers' && isAllowed(viewer, 'applications.decide'),
    hasOwn: noun === 'products' && isAllowed(viewer, 'proposals.write'),
    noun,
    filter,
    ...list,
    count,
    choices,
    mayEdit,
    mayImport: noun === 'products' && isAllowed(viewer, 'catalogue.import'),
    isEditing: mayEdit && noun === 'products' && searchParams.has('edit'),
    mayUndo: done !== null && (await mayUndo(db, done.entryId, { actor: actorOf(viewer), now: clock() })),
    changedNames: done && kind && (await namesOfResult(db, done, { kind, actor: actorOf(viewer) })),
    rows: list.rows.map((row) => ({ ...row, figures: figures[row.id] ?? null })),
  }
}

/** Asks for confirmation and changes the selected rows, or undoes a bulk change (product: dashboard 29). */
export async function action({ request, context }: Route.ActionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const noun = nounIn(pathname)
  const form = await request.clone().formData()
  const { viewer, db, now } = await openPage({ request, context }, nounWords[noun].edit)
  const by = { actor: actorOf(viewer), now, entryId: randomUUID() }
  const { archive: kind } = nounWords[noun]
  const leave = async (
    intent: BulkDone['intent'],
    { changed, same, refused: kept }: BulkOutcome,
    ids: readonly string[],
  ) => {
    const written = new Set(kind ? await changedRecords(db, { kind, ...by }) : [])
    const named = new Set([...written, ...kept.map(({ id }) => id)])
    const why: RefusalReason = intent === 'undo' ? 'since' : 'same'
    const unchanged = [...kept, ...ids.filter((id) => !named.has(id)).map((id) => ({ id, why }))]
    const figures = { intent, changed, same, leftOut: kept.length, entryId: by.entryId }
    searchParams.delete('_routes')
    searchParams.set('done', doneParameter({ ...figures, unchanged }))
    return redirect(`/dashboard/${noun}?${searchParams}`)
  }
  if (formText(form, 'intent') === 'undo') {
    const undoes = formText(form, 'undoes')
    if (!kind || !(await mayUndo(db, undoes, by))) return refused('It’s too late to undo this.')
    const { undone, kept } = await undoChange(db, { kind, undoes, ...by })
    const ids = await changedRecords(db, { kind, actor: by.actor, entryId: undoes })
    return leave('undo', { changed: undone, same: kept, refused: [] }, ids)
  }
  if (formText(form, 'intent') === 'edit-rows' && noun === 'products') {
    const cells = editedCells(form)
    const errors = await priceErrors(db, cells)
    if (Object.keys(errors).length > 0) {
      return data({ ...nothingDone, edited: { errors, values: await formTexts(request) } }, 422)
    }
    const saved = await saveRows(db, cells, by)
    searchParams.delete('edit')
    return leave('edit', saved, [...new Set(cells.map(({ id }) => id))])
  }
  const intent = readBulkIntent(formText(form, 'intent'))
  const ids = await selectedIds(form, {
    isId: isRecordId,
    max: maxBulk,
    matching: () => nounEditors[noun].list(db, readRecordFilter(searchParams), { offset: 0, limit: maxBulk }),
  })
  if (!intent || ids.length === 0) return refused('Select at least one row first.')
  const { value } = bulkWords[intent]
  const question = { intent, ids, value: value === undefined ? '' : formText(form, value) }
  const change = productsChange(question)
  if (value && !change) {
    const isAll = formText(form, 'all') !== ''
    const mistake = { ...question, isAll, field: value, problem: valueProblems[value] }
    return data({ ...nothingDone, mistake }, 422)
  }
  if (formText(form, 'sure') === '') {
    const isPrice = change?.field === 'price' || change?.field === 'percent'
    const prices = isPrice ? await previewPrices(db, ids, change) : undefined
    return data({ ...nothingDone, question: { ...question, ...(prices && { prices }) } }, 200)
  }
  const seen = new Map(
    ids.flatMap((id) => (form.has(`was.${id}`) ? [[id, Number(formText(form, `was.${id}`))]] : [])),
  )
  return leave(intent, await changeSelected(db, noun, { ...question, ...by, seen }), ids)
}

const valueProblems: Readonly<Record<BulkValue, string>> = {
  price: 'Enter a price in dollars, like 1,780.00. For something free enter 0.',
  percent: 'Enter a percentage above 0 and below 100, like 5 or 12.5.',
  category: 'Choose a category.',
  seller: 'Choose a seller.',
  tag: 'Enter a tag.',
}

const nothingDone = { question: null, problem: null, mistake: null, edited: null }

function refused(problem: string) {
  return data({ ...nothingDone, problem }, 422)
}

/** A catalog list with filters, bulk actions, and a link that creates a record. */
export default function RecordListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const doneKey = new URLSearchParams(search).get('done')
  if (loaderData.own) return <OwnProducts view={loaderData.own} />
  const { noun, filter, rows, count, choices, hasOwn, mayDecide, mayEdit, mayImport } = loaderData
  const { many, one, archive } = nounWords[noun]
  const hasMore = mayDecide || hasOwn || noun === 'products'
  return (
    <>
      <PageHeading
        title={many}
        lead={loaderData.isEditing && 'Save your changes, or cancel to filter again.'}
        action={mayEdit && <ButtonLink to={`/dashboard/${noun}/new`}>New {one}</ButtonLink>}
        more={
          hasMore && (
            <MoreActions
              {...{ noun, search, mayDecide, hasOwn, mayImport, mayEdit }}
              isEditing={loaderData.isEditing}
            />
          )
        }
      />
      <BulkDoneBanner
        key={doneKey}
        {...{ one, many }}
        mayUndo={loaderData.mayUndo}
        names={loaderData.changedNames}
      />
      {actionData?.problem && (
        <div ref={showAtOnce}>
          <Banner tone="error" title={actionData.problem} />
        </div>
      )}
      {actionData?.edited && <Banner tone="error" title="Nothing saved yet. Fix the marked prices." />}
      {loaderData.isEditing ? (
        // The grid has no filters, because filtering would discard the input.
        <EditRows rows={rows} categories={choices.categories} refused={actionData?.edited ?? null} />
      ) : (
        <FilteredList
          fields={recordFields(noun, choices)}
          list={loaderData}
          {...{ one, many }}
          noMatch={
            <EmptyState title={`No ${many.toLowerCase()} here`}>
              No matches. Clear the filters, or add a new {one}.
            </EmptyState>
          }
        >
          {mayEdit && archive !== null ? (
            <SelectableRows
              key={search}
              noun={noun}
              view={{ rows, count, filter, choices }}
              question={actionData?.question ?? null}
              mistake={actionData?.mistake ?? null}
            />
          ) : (
            <RecordTable noun={noun} rows={rows} sort={filter.sort} />
          )}
        </FilteredList>
      )}
    </>
  )
}

/** Scrolls to the message, because the selection bar may be far below it. */
function showAtOnce(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}
