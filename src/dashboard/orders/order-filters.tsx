import type { ReactNode } from 'react'
import { dayFields, searchField, type FilterField } from '#dashboard/components/list-filter-fields.ts'
import { ListFilters } from '#dashboard/components/list-filters.tsx'
import { orderStatuses } from '#orders/order-status.ts'
import { statusLabel } from '#orders/order-timeline.ts'

const orderFields: readonly FilterField[] = [
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

const soldLineFields: readonly FilterField[] = [
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

export function OrderFilters({ total }: { total?: ReactNode }) {
  return <ListFilters label="Filter orders" fields={orderFields} total={total} />
}

/** For sellers. */
export function SoldLineFilters() {
  return <ListFilters label="Filter lines" fields={soldLineFields} />
}
