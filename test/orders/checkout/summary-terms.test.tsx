import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderSummaryLines } from '#orders/checkout/order-summary-lines.tsx'
import { summaryOfCart } from '#orders/checkout/order-summary.ts'
import { SummaryTerms } from '#orders/checkout/summary-terms.tsx'
import { aLine } from '../../support/samples/sample-cart.ts'

const once = aLine('once', 178_000)
const monthly = aLine('monthly', 9_700, { subscriptionInterval: 'month' })

test.each([
  ['one-time items', [once], 'your signed agreement applies.'],
  ['subscriptions', [monthly], 'cancel in My Purchases. You keep access through the period you paid for.'],
  [
    'both',
    [once, monthly],
    'cancel subscriptions in My Purchases. You keep access through the period you paid for. Your signed agreement covers the rest.',
  ],
])('the summary of an order with %s says how to cancel (product: checkout 19)', (_name, lines, after) => {
  const text = renderToStaticMarkup(<SummaryTerms summary={summaryOfCart(lines)} />)
  expect(text).toContain(`<p>Cancel anytime before you sign. After that, ${after}</p>`)
})

test.each([
  [
    'says that it covers the first payment only if later charges follow',
    [once, monthly],
    'Discount (SAVE10), first payment only',
  ],
  ['has no such text for one-time items', [once], 'Discount (SAVE10)'],
])('a discount %s (product: discounts 5)', (_name, lines, words) => {
  const summary = summaryOfCart(lines, { code: 'SAVE10', amount: 100 })
  expect(renderToStaticMarkup(<OrderSummaryLines summary={summary} />)).toContain(`<dt>${words}</dt>`)
})
