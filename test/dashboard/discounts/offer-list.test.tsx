import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { OfferState } from '#catalog/offers/offer.ts'
import { OfferList } from '#dashboard/discounts/offer-list.tsx'

function shown(state: OfferState, hasRun = state === 'running', decide = false): string {
  const [startsAt, endsAt] = [new Date('2026-12-01T00:00:00Z'), new Date('2026-12-08T00:00:00Z')]
  const offer = { id: 'one', productId: 'lamp', price: 800, startsAt, endsAt, state, hasRun, comment: '' }
  const list = <OfferList offers={[offer]} may={{ plan: true, decide }} answer={undefined} />
  const Stub = createRoutesStub([{ path: '/', Component: () => list }])
  return renderToStaticMarkup(<Stub />)
}

test('the question before canceling an offer that has not started says that the price does not change', () => {
  expect(shown('submitted')).toContain('Take back this proposal? The price stays as it is.')
  expect(shown('scheduled')).toContain('Cancel this offer? The price stays as it is.')
  expect(shown('running')).toContain('End this offer? The old price comes back right away.')
})

test('an offer that ended before its start is listed as never started', () => {
  expect(shown('ended', false)).toContain('Never started')
  expect(shown('ended', true)).not.toContain('Never started')
})

test('staff can approve or reject a proposed offer, but not take it back', () => {
  expect(shown('submitted', false, true)).toContain('Reject…')
  expect(shown('submitted', false, true)).not.toContain('Take back…')
})
