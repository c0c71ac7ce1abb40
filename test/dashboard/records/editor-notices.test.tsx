import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { EditorNotices } from '#dashboard/records/editor-notices.tsx'

function shown(address: string, isShown: boolean, restored: { updatedAt: string } | null = null): string {
  const record = { id: 'lamp', name: 'Lamp', archivedAt: null, suspendedAt: null }
  const notices = { noun: 'products', record, others: [], answer: undefined, restored, isShown }
  const Stub = createRoutesStub([
    { path: '/', Component: () => <EditorNotices {...notices} discard={() => undefined} /> },
  ])
  return renderToStaticMarkup(<Stub initialEntries={[address]} />)
}

test('the message after saving says that the shop shows the record, unless the record is hidden', () => {
  expect(shown('/?saved=2', true)).toContain('The shop shows it within a second.')
  expect(shown('/?saved=2', false)).toContain('It’s hidden: customers can’t see it yet.')
  expect(shown('/?saved=2', false)).not.toContain('The shop shows it')
})

test('the note about a restored draft shows its time in the format of the dashboard', () => {
  const note = shown('/', true, { updatedAt: '2026-11-26T13:05:00.000Z' })
  expect(note).toContain('Restored what you typed until Nov 26, 2026, 13:05 UTC.')
})
