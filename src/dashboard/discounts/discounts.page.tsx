import { Link } from 'react-router'
import { isAllowed } from '#account/staff/roles.ts'
import { discountLabel, discountStateLabels, shownDiscountStates } from '#cart/discounts/discount.ts'
import {
  countDiscounts,
  discountSorts,
  listDiscounts,
  type DiscountFilter,
  type EditedDiscount,
} from '#cart/discounts/admin-discounts.queries.server.ts'
import { sellerChoices } from '#catalog/sellers/seller-members.queries.server.ts'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import { choiceField, searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { Moment } from '#dashboard/components/moment.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { listPage } from '#dashboard/lists/page-in-range.server.ts'
import { listWindow } from '#dashboard/lists/page-number.ts'
import { datesLabel, usesLabel } from '#dashboard/discounts/discount-facts.ts'
import { discountScope } from '#dashboard/discounts/discount-access.server.ts'
import { DiscountStateDot } from '#dashboard/discounts/discount-state-dot.tsx'
import { openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { termOf } from '#lib/search-terms.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import type { Route } from './+types/discounts.page.ts'
import { optionsFrom } from '#ui/forms/options.ts'

export const meta = dashboardMeta('Discounts', 'Discount codes of the shop and its sellers.')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db, now, parameters } = await openPage({ request, context }, 'discounts.see')
  const window = listWindow(parameters)
  const scope = discountScope(viewer)
  const filter = discountFilterOf(parameters)
  const [rows, count, sellers] = await Promise.all([
    listDiscounts(db, scope, filter, { ...window, now }),
    countDiscounts(db, scope, filter, now),
    sellerChoices(db, scope),
  ])
  return {
    ...listPage(request, window, { rows, count }),
    sort: filter.sort ?? '',
    sellers,
    isStaff: scope === null,
    now,
    mayAdd: isAllowed(viewer, 'discounts.edit') || isAllowed(viewer, 'discounts.propose'),
  }
}

function discountFilterOf(parameters: URLSearchParams): DiscountFilter {
  const seller = termOf(parameters, 'seller')
  return {
    term: termOf(parameters),
    state: shownDiscountStates.find((state) => state === parameters.get('state')) ?? null,
    offeredBy: seller === '' ? null : { sellerId: seller === theShop ? null : seller },
    sort: discountSorts.find((sort) => sort === parameters.get('sort')) ?? null,
  }
}

/** The value for the shop in the query string, where sellers have their ids. */
const theShop = '-'

/** The list of discount codes (product: discounts 10). */
export default function DiscountsPage({ loaderData }: Route.ComponentProps) {
  const { rows, sort, sellers, isStaff, now, mayAdd, ...list } = loaderData
  const nameOf = (id: string | null) => sellers.find((seller) => seller.id === id)?.name ?? 'The shop'
  const columns: readonly Column<EditedDiscount>[] = [
    {
      title: 'Code',
      sorts: ['code', '-code'],
      cell: ({ id, code }) => <Link to={`/dashboard/discounts/${id}`}>{code}</Link>,
    },
    { title: 'Discount', cell: discountLabel },
    { title: 'Offered by', cell: ({ sellerId }) => nameOf(sellerId) },
    { title: 'Dates (UTC)', cell: datesLabel },
    { title: 'Orders', cell: usesLabel, isFigure: true },
    { title: 'State', cell: (discount) => <DiscountStateDot discount={discount} now={now} /> },
    { title: 'Added (UTC)', sorts: ['-added', 'added'], cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ]
  return (
    <>
      <PageHeading
        title="Discounts"
        lead="Codes customers enter in the cart or get with a link."
        action={
          mayAdd && (
            <ButtonLink to="/dashboard/discounts/new" variant="primary">
              New discount code
            </ButtonLink>
          )
        }
      />
      <FilteredList fields={fieldsFor({ sellers, isStaff })} list={list} one="code" many="codes">
        <DataTable
          caption="Discount codes"
          sort={sort}
          columns={columns}
          rows={rows}
          empty="No codes yet. Make one for a launch, a partner or a customer who needs a nudge."
        />
      </FilteredList>
    </>
  )
}

const state: FilterField = choiceField('state', 'State', optionsFrom(discountStateLabels))

function fieldsFor({
  sellers,
  isStaff,
}: {
  sellers: readonly { id: string; name: string }[]
  isStaff: boolean
}): FilterField[] {
  const sellerChoices = sellers.map(({ id, name }) => ({ value: id, label: name }))
  const choices = isStaff ? [{ value: theShop, label: 'The shop' }, ...sellerChoices] : sellerChoices
  const seller: FilterField = choiceField('seller', 'Offered by', choices, { none: 'All' })
  return [searchField('Code'), state, ...(choices.length > 1 ? [seller] : [])]
}
