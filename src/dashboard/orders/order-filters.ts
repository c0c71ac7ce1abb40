import { choiceField, dayFields, searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { orderStatuses } from '#orders/order-status.ts'
import { statusLabel } from '#orders/order-timeline.ts'

export const orderFields: readonly FilterField[] = [
  searchField('Number, receipt, customer, seller, product'),
  choiceField(
    'status',
    'Status',
    orderStatuses.map((value) => ({ value, label: statusLabel(value) })),
  ),
  ...dayFields,
  { kind: 'check', name: 'stuck', label: 'Stuck only' },
]

/** The filters of the list of sold lines. */
export const soldLineFields: readonly FilterField[] = [
  searchField('Product, or buyer of a paid line'),
  choiceField('state', 'Payment', [
    { value: 'paid', label: 'Paid' },
    { value: 'open', label: 'Not paid yet' },
  ]),
  ...dayFields,
]
