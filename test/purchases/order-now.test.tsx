import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { LineAccess } from '#orders/access/line-access.ts'
import { OrderAccess } from '#purchases/order-access.tsx'
import { OrderNow } from '#purchases/order-now.tsx'

const access: LineAccess = {
  lineId: 'line',
  name: 'Ledger Lamp',
  endedAt: '2026-02-15T12:00:00.000Z',
  instructions: '',
  linkUrl: '',
  linkLabel: '',
  contactEmail: '',
  missingKeys: 0,
  areKeysImported: false,
  keys: [],
}
const order = {
  id: 'order',
  status: 'active',
  total: 10,
  events: [],
  today: [],
  access_ended: true,
  record: { user: { id: 'ada' }, items: [{ id: 'line' }] },
}

type Shown = Partial<ComponentProps<typeof OrderNow>>

function shown(changes: object, parts: Shown = {}): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <OrderNow
        order={{ ...order, ...changes } as never}
        access={[]}
        sellers={[]}
        subscriptions={[]}
        timeZone="UTC"
        onChanged={() => Promise.resolve()}
        {...parts}
      />
    </MemoryRouter>,
  )
}

test('the page of an order without access says that access has ended (product: access 12)', () => {
  const html = shown({}, { access: [access] })
  expect(html).toContain('Access has ended')
  expect(html).not.toMatch(/Get started|Your services are active|renews/)
})

test('a paid order that is not active yet names the end of its canceled subscription (product: subscriptions 6)', () => {
  const subscription = {
    id: 'line',
    name: 'Ledger Lamp',
    status: 'canceling',
    nextAmount: 1_000,
    nextQuantity: null,
    periodEnd: '2026-02-15T12:00:00.000Z',
    endedAt: null,
    timeZone: 'UTC',
  } as const
  const paid = { status: 'paid', access_ended: false, change: null }
  expect(shown(paid, { subscriptions: [subscription] })).toContain(
    'Ends on February 15, 2026. Nothing more is charged.',
  )
})

test('missing keys are announced only if the seller is asked to import them (product: access 8, 9)', () => {
  const banner = (areKeysImported: boolean) =>
    renderToStaticMarkup(
      <OrderAccess line={{ ...access, endedAt: null, missingKeys: 1, areKeysImported }} timeZone="UTC" />,
    )
  expect(banner(true)).toContain('We’ve asked the seller for more.')
  expect(banner(false)).toContain('A license key is missing')
  expect(banner(false)).not.toMatch(/asked|on its way/)
})
