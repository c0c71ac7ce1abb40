import { Link, redirect, Form } from 'react-router'
import {
  rowFilterIn,
  type ImportFigures,
  type RowFilter,
  rowsToWrite,
} from '#catalog/editing/product-import.ts'
import { startImport, stopImport } from '#catalog/editing/product-imports.commands.server.ts'
import { importById, importFigures, importRows } from '#catalog/editing/product-imports.queries.server.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { listWindow } from '#dashboard/lists/page-number.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { Pager } from '#dashboard/lists/pager.tsx'
import { stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { ImportProgress } from '#dashboard/imports/import-progress.tsx'
import { ImportTable } from '#dashboard/imports/import-table.tsx'
import { actorOf, notFound, openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { formText } from '#lib/form-text.ts'
import { isUuid } from '#lib/ids.ts'
import { importQueueOf } from '#mail/mail-queue-context.server.ts'
import type { Route } from './+types/import.page.ts'
import { useState } from 'react'
import { counted } from '#catalog/products/labels.ts'
import { CheckBox } from '#dashboard/components/check-box.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { Banner } from '#ui/forms/banner.tsx'

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  const title = loaderData ? `Import of ${loaderData.stored.fileName}` : 'Import'
  return dashboardMeta(title, 'The progress and the result of an import.')(page)
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, parameters } = await openPage({ request, context }, 'catalogue.import')
  const stored = isUuid(params.importId) ? await importById(db, params.importId) : null
  if (!stored) throw notFound()
  const filter = rowFilterIn(parameters.get('show'))
  const { page, size, offset, limit } = listWindow(parameters)
  const [figures, rows] = await Promise.all([
    importFigures(db, stored.id),
    importRows(db, stored.id, { filter, limit, offset }),
  ])
  return { stored, figures, filter, page, size, rows: rows.slice(0, size), hasNext: rows.length > size }
}

/** Starts an import once, even if the button is pressed twice or in two tabs (product: dashboard 30). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'catalogue.import')
  const form = await request.formData()
  const { importId: id } = params
  if (!isUuid(id)) throw notFound()
  if (formText(form, 'intent') === 'stop') await stopImport(db, id, now)
  else {
    const withDuplicates = formText(form, 'duplicates') === 'create'
    const isStarted = await startImport(db, { id, withDuplicates, actor: actorOf(viewer), now })
    if (isStarted) await importQueueOf(context).queueImport(id)
  }
  return redirect(`/dashboard/products/import/${id}`)
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

/** Shows the report of an imported file. After the start of the import, shows its progress and its result. */
export default function ImportPage({ loaderData }: Route.ComponentProps) {
  const { stored, figures, filter, page, size, rows, hasNext } = loaderData
  const count = filter === null ? totalRows(figures) : figures[figureOf[filter]]
  return (
    <>
      <PageHeading
        title={`Import of ${stored.fileName}`}
        lead={<Link to="/dashboard/products/import">Import products</Link>}
      />
      <Outcome />
      <ImportProgress stored={stored} figures={figures} />
      {stored.state === 'ready' && <StartImport figures={figures} />}
      {totalRows(figures) > 0 && (
        <>
          <ImportTable rows={rows} figures={figures} filter={filter} />
          <Pager page={page} hasNext={hasNext} size={size} count={count} />
        </>
      )}
    </>
  )
}

const figureOf = {
  rejected: 'reject',
  duplicates: 'duplicate',
  'left-out': 'leftOut',
  new: 'create',
  changed: 'change',
  same: 'same',
} as const satisfies Record<RowFilter, string>

function totalRows({ create, change, same, duplicate, reject }: ImportFigures): number {
  return create + change + same + duplicate + reject
}

/** Starts the import, and asks whether to import possible duplicates (product: dashboard 30). */
function StartImport({ figures }: { figures: ImportFigures }) {
  const { create, change, same, duplicate, reject } = figures
  const [withDuplicates, setWithDuplicates] = useState(false)
  const written = rowsToWrite(figures, withDuplicates)
  const rows = rowsToWrite(figures, true)
  if (rows === 0) {
    return (
      <Banner title="There’s nothing to import.">
        {reject > 0 ? 'Correct the rows below and import the file again.' : 'No row would change anything.'}
      </Banner>
    )
  }
  return (
    <Form method="post" className="my-5 grid justify-items-start gap-3">
      <p>
        {counted(create, 'new product')}, {counted(change, 'change')}, {same.toLocaleString('en-US')} without
        a change.
        {reject > 0 && ` ${errorWords(reject)}`}
      </p>
      {duplicate > 0 && (
        <fieldset className="grid">
          <legend className="mb-1 [&_a]:underline">
            <Link to="?show=duplicates">{counted(duplicate, 'row')}</Link> {duplicate === 1 ? 'has' : 'have'}{' '}
            the name of a product that its seller already has. Create{' '}
            {duplicate === 1 ? 'a second product' : 'second products'}?
          </legend>
          <CheckBox
            type="radio"
            name="duplicates"
            value="skip"
            defaultChecked
            onChange={() => setWithDuplicates(false)}
            label={`No, skip ${duplicate === 1 ? 'it' : 'them'}`}
          />
          <CheckBox
            type="radio"
            name="duplicates"
            value="create"
            onChange={() => setWithDuplicates(true)}
            label={`Yes, create ${counted(duplicate, 'product')} with the same name`}
          />
        </fieldset>
      )}
      <SubmitButton intent="import" variant="primary">
        Import {counted(written, 'product')}
      </SubmitButton>
    </Form>
  )
}

function errorWords(count: number): string {
  return count === 1
    ? '1 row has an error and will be skipped.'
    : `${count.toLocaleString('en-US')} rows have errors and will be skipped.`
}
