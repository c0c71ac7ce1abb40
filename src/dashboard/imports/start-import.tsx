import { Form, Link } from 'react-router'
import { useState } from 'react'
import { rowsToWrite, type ImportFigures } from '#catalog/editing/product-import.ts'
import { counted } from '#catalog/products/labels.ts'
import { CheckBox } from '#dashboard/components/check-box.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { Banner } from '#ui/forms/banner.tsx'

/**
 * The button that starts the import, with the question whether to import possible duplicates (product:
 * dashboard 30).
 */
export function StartImport({ figures }: { figures: ImportFigures }) {
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
