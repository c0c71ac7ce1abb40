import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ImportProgress } from '#dashboard/imports/import-progress.tsx'

const figures = { create: 2, change: 1, same: 0, duplicate: 2, reject: 1, written: 3, leftOut: 0 }

function shown(withDuplicates: boolean, changes: Partial<typeof figures> = {}): string {
  const stored = { state: 'done', problem: '', withDuplicates } as const
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ImportProgress stored={stored} figures={{ ...figures, ...changes }} /> },
  ])
  return renderToStaticMarkup(<Stub />).replaceAll(/<[^>]+>/g, '')
}

test('the result of an import says how many rows were skipped, and why', () => {
  const result = shown(false)
  expect(result).toContain('Imported 3 products.')
  expect(result).toContain('1 row had errors and was skipped.')
  expect(result).toContain('2 rows with the name of another product were skipped.')
  expect(shown(true, { reject: 0, leftOut: 2 })).not.toContain('skipped')
  expect(shown(true, { reject: 0, leftOut: 2 })).toContain('2 rows couldn’t be imported')
})
