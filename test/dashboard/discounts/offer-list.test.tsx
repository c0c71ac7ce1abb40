import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { OfferState } from '#catalog/offers/offer.ts'
import { OfferList } from '#dashboard/discounts/offer-list.tsx'

function shown(state: OfferState): string {
  const [startsAt, endsAt] = [new Date('2026-12-01T00:00:00Z'), new Date('2026-12-08T00:00:00Z')]
  const offer = { id: 'one', productId: 'lamp', price: 800, startsAt, endsAt, state, comment: '' }
  const list = <OfferList offers={[offer]} may={{ plan: true, decide: false }} rejectedOf={undefined} />
  const Stub = createRoutesStub([{ path: '/', Component: () => list }])
  return renderToStaticMarkup(<Stub />)
}

test('the question before canceling an offer that has not started says that the price does not change', () => {
  for (const state of ['submitted', 'scheduled'] as const) {
    expect(shown(state)).toContain('Cancel this offer? The price stays as it is.')
  }
  expect(shown('running')).toContain('End this offer? The old price comes back right away.')
})
