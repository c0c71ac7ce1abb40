import { Form, Link } from 'react-router'
import { rowsToWrite, type ImportFigures } from '#catalog/editing/product-import.ts'
import type { ProductImport } from '#catalog/editing/product-imports.queries.server.ts'
import { counted } from '#catalog/products/labels.ts'
import { useRefreshWhile } from '#dashboard/components/use-refresh-while.ts'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { Banner } from '#ui/forms/banner.tsx'

interface ImportProgressProps {
  stored: Pick<ProductImport, 'state' | 'problem' | 'withDuplicates'>
  figures: ImportFigures
}

/** The progress of an import. Without JavaScript, reloading the page updates it. */
export function ImportProgress({ stored, figures }: ImportProgressProps) {
  const { state, problem, withDuplicates } = stored
  useRefreshWhile(state === 'reading' || state === 'writing')
  const { written, leftOut } = figures
  const total = rowsToWrite(figures, withDuplicates)
  switch (state) {
    case 'ready':
      return null
    case 'reading':
      return (
        <div className="import-progress my-5 grid justify-items-start gap-3">
          <progress aria-label="Reading the file" />
          <p>Reading the file. {updates}</p>
        </div>
      )
    case 'failed':
      return (
        <Banner tone="error" title={problem}>
          <Link to="/dashboard/products/import">Choose another file</Link>
        </Banner>
      )
    case 'writing':
      return (
        <div className="import-progress my-5 grid justify-items-start gap-3">
          <progress aria-label="Imported rows" max={total} value={written + leftOut} />
          <p>
            <output>
              {(written + leftOut).toLocaleString('en-US')} of {counted(total, 'row')}
            </output>
            . You can leave this page: we’ll email you when it’s done. {updates}
          </p>
          <Form method="post">
            <SubmitButton intent="stop" variant="secondary">
              Stop importing
            </SubmitButton>
          </Form>
        </div>
      )
    case 'done':
      return (
        <Banner tone="success" title={`Imported ${counted(written, 'product')}.`}>
          <NotImported stored={stored} figures={figures} />{' '}
          <Link to="/dashboard/products">See all products</Link>
        </Banner>
      )
    case 'stopped':
      return (
        <Banner
          title={`Stopped. ${counted(written, 'product')} of ${total.toLocaleString('en-US')} imported.`}
        >
          Rows that were written stay. To write the rest, import the file again: rows that are in the shop
          already are reported as unchanged, or as products with the same name.
        </Banner>
      )
  }
}

/** Lists the groups of rows that were not imported. Each group has the reason and a link to its rows. */
function NotImported({
  stored: { withDuplicates },
  figures: { reject, duplicate, leftOut },
}: ImportProgressProps) {
  return (
    <>
      {reject > 0 && (
        <>
          <Link to="?show=rejected">{counted(reject, 'row')}</Link> had errors and{' '}
          {reject === 1 ? 'was' : 'were'} skipped.{' '}
        </>
      )}
      {duplicate > 0 && !withDuplicates && (
        <>
          <Link to="?show=duplicates">{counted(duplicate, 'row')}</Link> with the name of another product{' '}
          {duplicate === 1 ? 'was' : 'were'} skipped.{' '}
        </>
      )}
      {leftOut > 0 && (
        <>
          <Link to="?show=left-out">{counted(leftOut, 'row')}</Link> couldn’t be imported, because the catalog
          has changed since the report.
        </>
      )}
    </>
  )
}

const updates = <noscript>Reload the page to see the progress.</noscript>
