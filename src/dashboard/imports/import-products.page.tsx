import { data, Form, Link, redirect } from 'react-router'
import {
  importDays,
  importLimits,
  importTooLarge,
  type ImportState,
} from '#catalog/editing/product-import.ts'
import { storeImport } from '#catalog/editing/product-imports.commands.server.ts'
import { latestImports, type ProductImport } from '#catalog/editing/product-imports.queries.server.ts'
import { readImport } from '#catalog/editing/read-import.commands.server.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { reachedAnswer, stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { openPage } from '#dashboard/viewer.server.ts'
import { importQueueOf } from '#mail/mail-queue-context.server.ts'
import { TextField } from '#ui/forms/field.tsx'
import type { Route } from './+types/import-products.page.ts'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'

export const meta = dashboardMeta('Import products', 'Products from a CSV file.')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = await openPage({ request, context }, 'catalogue.import')
  return { imports: await latestImports(db, 10) }
}

/** The maximum size of a file whose report the request creates. A job creates the reports of larger files. */
const bytesReadAtOnce = 200 * 1024

/** Stores the file and redirects to the report of what it would change (product: dashboard 30). */
export async function action({ request, context }: Route.ActionArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'catalogue.import')
  const file = (await request.formData()).get('file')
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
  const source = decoded(bytes)
  const problem = problemOf(bytes, source)
  if (problem !== null || source === null) return data({ problem }, 422)
  const { accountId, sessionId } = viewer
  const fileName = file instanceof File && file.name !== '' ? file.name.slice(0, 200) : 'products.csv'
  const account = { accountId, sessionId }
  const { id, isNew } = await storeImport(db, { fileName, source, account, now })
  if (isNew && bytes.byteLength <= bytesReadAtOnce) await readImport(db, id)
  else if (isNew) await importQueueOf(context).queueImport(id)
  return redirect(`/dashboard/products/import/${id}`)
}

function problemOf(bytes: Uint8Array, source: string | null): string | null {
  if (bytes.byteLength === 0) return 'Choose a CSV file that isn’t empty.'
  if (bytes.byteLength > importLimits.bytes) return importTooLarge
  return source === null ? 'This file isn’t UTF-8 text. Save it as CSV in UTF-8.' : null
}

/** Decodes the file; `null` if it is not UTF-8 or has characters that PostgreSQL cannot store. */
function decoded(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

/** Shows an error for a file that is too large, before it is uploaded. */
function sizeProblem(files: FileList | null): string {
  return (files?.[0]?.size ?? 0) > importLimits.bytes ? importTooLarge : ''
}

export default function ImportProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  const problem = reachedAnswer(actionData)?.problem
  return (
    <>
      <PageHeading
        title="Import products"
        lead={
          <>
            <Link to="/dashboard/products">Products</Link> · up to {importLimits.rows.toLocaleString('en-US')}{' '}
            rows and 16 MB, CSV in UTF-8
          </>
        }
      />
      <Outcome problem={problem} />
      <Form method="post" encType="multipart/form-data" className="mb-5 flex flex-wrap items-end gap-3">
        <TextField
          label="CSV file"
          name="file"
          type="file"
          accept=".csv,text/csv"
          required
          onChange={({ currentTarget }) => currentTarget.setCustomValidity(sizeProblem(currentTarget.files))}
        />
        <SubmitButton intent="preview">Preview import</SubmitButton>
      </Form>
      <ImportHelp />
      {loaderData.imports.length > 0 && (
        <section aria-labelledby="latest" className="my-5 grid gap-3">
          <h2 id="latest" className="text-base">
            Latest imports
          </h2>
          <DataTable caption="Latest imports" columns={columns} rows={loaderData.imports} />
        </section>
      )}
    </>
  )
}

const columns: Column<ProductImport>[] = [
  {
    title: 'File',
    cell: ({ id, fileName }) => <Link to={`/dashboard/products/import/${id}`}>{fileName}</Link>,
  },
  { title: 'State', cell: ({ state }) => <ImportStateDot state={state} /> },
  { title: 'By', cell: ({ who }) => who ?? 'a deleted account' },
  { title: 'When (UTC)', cell: ({ createdAt }) => <Moment at={createdAt} /> },
]

function ImportHelp() {
  return (
    <div className="max-w-text text-ink-soft [&_a]:underline">
      <p>
        Start with an <a href="/dashboard/products/export">export</a>: it has all columns. Leave out columns
        that should stay as they are. You’ll see a preview before anything changes.
      </p>
      <ul className="mt-3 list-disc ps-5">
        <li>
          A row with the id of a product changes it. Any other row creates a product, hidden unless its
          is_active is yes.
        </li>
        <li>Prices are in dollars. Lists have one entry per line in their cell. Checkboxes are yes or no.</li>
        <li>Use the ids of categories and sellers. Steps, questions and files aren’t included.</li>
        <li>Formulas are read as text.</li>
        <li>Reports and results are deleted after {importDays} days.</li>
      </ul>
    </div>
  )
}

const words: Readonly<Record<ImportState, readonly [string, StatusTone]>> = {
  reading: ['Reading', 'waiting'],
  failed: ['Not readable', 'bad'],
  ready: ['Ready to import', 'waiting'],
  writing: ['Importing', 'waiting'],
  done: ['Done', 'good'],
  stopped: ['Stopped', 'quiet'],
}

function ImportStateDot({ state }: { state: ImportState }) {
  const [label, tone] = words[state]
  return <StatusDot tone={tone}>{label}</StatusDot>
}
