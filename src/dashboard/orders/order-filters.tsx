import { CheckBox } from '#dashboard/components/check-box.tsx'
import type { ChosenFilters } from '#dashboard/components/chosen-filters.ts'
import { FilterBar } from '#dashboard/components/filter-bar.tsx'
import { FilterChoice, FilterDays, FilterSearch } from '#dashboard/components/filter-fields.tsx'
import { orderStatuses } from '#orders/order-status.ts'
import { statusLabel } from '#orders/order-timeline.ts'

/** The filters are default values, so use the address as the key: another address needs new fields. */
export function OrderFilters({ chosen }: { chosen: ChosenFilters }) {
  return (
    <FilterBar label="Filter orders">
      <FilterSearch chosen={chosen} placeholder="Number, customer, email, product" />
      <FilterChoice
        label="Status"
        name="status"
        value={chosen['status'] ?? ''}
        none="Any"
        choices={orderStatuses.map((value) => ({ value, label: statusLabel(value) }))}
      />
      <FilterDays chosen={chosen} />
      <CheckBox label="Stuck only" name="stuck" value="1" defaultChecked={chosen['stuck'] === '1'} />
    </FilterBar>
  )
}

/** For sellers. */
export function SoldLineFilters({ chosen }: { chosen: ChosenFilters }) {
  return (
    <FilterBar label="Filter lines">
      <FilterSearch chosen={chosen} placeholder="Product, or buyer of a paid line" />
      <FilterChoice
        label="Payment"
        name="state"
        value={chosen['state'] ?? ''}
        none="Any"
        choices={[
          { value: 'paid', label: 'Paid' },
          { value: 'open', label: 'Not paid yet' },
        ]}
      />
      <FilterDays chosen={chosen} />
    </FilterBar>
  )
}
