import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { SellerStatusPanels } from '#dashboard/sellers/seller-status-panels.tsx'

const seller = {
  id: 'mira',
  name: 'Mira',
  version: 1,
  isVerified: true,
  verifiedSince: '2026-01-01',
  checks: [],
  suspendedAt: null,
  suspendedReason: null,
  shownProducts: 2,
  hiddenProducts: 0,
}

test('reasons that are mailed to a seller are labeled as such, next to a note for staff', () => {
  const may = { verify: true, suspend: true }
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <SellerStatusPanels {...{ seller, may }} today="2026-11-25" answer={undefined} />,
    },
  ])
  const html = renderToStaticMarkup(<Stub />)
  expect(html.match(/We email this reason to the seller/g)).toHaveLength(2)
  expect(html).not.toContain('Staff see it here.')
  expect(html.match(/name="note"/g)).toHaveLength(3)
})
