import { data, Form, Link, redirect, useSearchParams } from 'react-router'
import { importProducts } from '#catalog/editing/import-products.commands.server.ts'
import { counted } from '#catalog/products/labels.ts'
import { importLimits, importTooLarge } from '#catalog/editing/product-csv.ts'
import { ImportTable } from '#dashboard/records/import-table.tsx'
import { reportImport } from '#dashboard/records/import-report.server.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { reachedAnswer, stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { UnreachableBanner } from '#dashboard/components/unreachable-banner.tsx'
import { actorOf, requireAllowed } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { formText } from '#lib/form-text.ts'
import { pageMeta } from '#site/page-meta.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import type { Route } from './+types/import-products.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Import products',
    description: 'Products from a CSV file.',
    path: '/dashboard',
    noIndex: true,
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAllowed({ request, context }, 'catalogue.import')
  return null
}

/**
 * First reports what an import would do. Then writes exactly that, unless the catalog has changed meanwhile
 * (product: dashboard 30).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.clone().formData()
  const viewer = await requireAllowed({ request, context }, 'catalogue.import')
  const { db, clock } = pageContext(context)
  const file = form.get('file')
  const bytes =
    file instanceof File
      ? new Uint8Array(await file.arrayBuffer())
      : new TextEncoder().encode(formText(form, 'text'))
  const report = await reportImport(db, bytes)
  if (!report.ok) return data({ report, notice: null }, 422)
  const reported = formText(form, 'fingerprint')
  if (formText(form, 'intent') !== 'import') return data({ report, notice: null }, 200)
  if (reported !== report.fingerprint) return data({ report, notice: changedSince }, 409)
  const outcome = await importProducts(db, { plan: report.plan, actor: actorOf(viewer), now: clock() })
  if (outcome.ok) return redirect(`/dashboard/products/import?imported=${outcome.written}`)
  return data(
    { report, notice: `Nothing was written: line ${outcome.line} could not be saved. ${changedSince}` },
    409,
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(stayWhenUnreachable)
}

const changedSince = 'The catalog has changed since the report. This is the report as of now.'

/** Rejects a file that is too large before it is sent. */
function sizeProblem(files: FileList | null): string {
  return (files?.[0]?.size ?? 0) > importLimits.bytes ? importTooLarge : ''
}

/** Reports a file line by line before anything is written. */
export default function ImportProductsPage({ actionData }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  const imported = Number(parameters.get('imported'))
  const answer = reachedAnswer(actionData)
  const report = answer?.report
  return (
    <>
      <PageHeading
        title="Import products"
        lead={
          <>
            <Link to="/dashboard/products">Products</Link> · at most {importLimits.lines} lines and 400 kB,
            CSV in UTF-8
          </>
        }
      />
      <UnreachableBanner />
      {!actionData && imported > 0 && (
        <Banner tone="success" title={`Imported ${counted(imported, 'product')}.`} />
      )}
      {report && !report.ok && <Banner tone="error" title={report.problem} />}
      {answer?.notice && <Banner tone="error" title={answer.notice} />}
      <Form method="post" encType="multipart/form-data" className="import-form">
        <TextField
          label="CSV file"
          name="file"
          type="file"
          accept=".csv,text/csv"
          required
          onChange={({ currentTarget }) => currentTarget.setCustomValidity(sizeProblem(currentTarget.files))}
        />
        <Button type="submit" variant="secondary">
          Show what it would do
        </Button>
      </Form>
      {report?.ok ? <ImportTable {...report} /> : <ImportHelp />}
    </>
  )
}

function ImportHelp() {
  return (
    <div className="import-help">
      <p>
        Begin with an <a href="/dashboard/products/export">export</a>: it has all columns. Leave out columns
        that should stay as they are.
      </p>
      <ul>
        <li>A line with the id of a product changes it. Any other line makes a new product.</li>
        <li>Prices are in dollars. Lists have one entry per line inside their cell. Checks are yes or no.</li>
        <li>
          Categories and sellers are named by their ids. Steps, questions and the like are not in the file.
        </li>
        <li>Text that looks like a formula is read as text.</li>
      </ul>
    </div>
  )
}
