import { dayFields, searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { orderStatuses } from '#orders/order-status.ts'
import { statusLabel } from '#orders/order-timeline.ts'

export const orderFields: readonly FilterField[] = [
  searchField('Number, receipt, customer, seller, product'),
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    none: 'Any',
    choices: orderStatuses.map((value) => ({ value, label: statusLabel(value) })),
  },
  ...dayFields,
  { kind: 'check', name: 'stuck', label: 'Stuck only' },
]

/** The filters of the list of sold lines. */
export const soldLineFields: readonly FilterField[] = [
  searchField('Product, or buyer of a paid line'),
  {
    kind: 'choice',
    name: 'state',
    label: 'Payment',
    none: 'Any',
    choices: [
      { value: 'paid', label: 'Paid' },
      { value: 'open', label: 'Not paid yet' },
    ],
  },
  ...dayFields,
]
