import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { SellerStatusPanels } from '#dashboard/sellers/seller-status-panels.tsx'

test('reasons that are mailed to a seller are labeled as such, next to a note for staff', () => {
  const status = { isVerified: true, verifiedSince: '2026-01-01', suspendedAt: null, suspendedReason: null }
  const figures = { version: 1, checks: [], shownProducts: 2, hiddenProducts: 0 }
  const seller = { id: 'mira', name: 'Mira', ...status, ...figures }
  const may = { verify: true, suspend: true }
  const panels = <SellerStatusPanels {...{ seller, may }} today="2026-11-25" answer={undefined} />
  const Stub = createRoutesStub([{ path: '/', Component: () => panels }])
  const html = renderToStaticMarkup(<Stub />)
  expect(html.match(/We email this reason to the seller/g)).toHaveLength(2)
  expect(html).not.toContain('Staff see it here.')
  expect(html.match(/name="note"/g)).toHaveLength(3)
})
