import { Link } from 'react-router'
import { isAllowed } from '#account/staff/roles.ts'
import { discountLabel } from '#cart/discounts/discount.ts'
import { listDiscounts, type EditedDiscount } from '#cart/discounts/admin-discounts.queries.server.ts'
import { sellerChoices } from '#catalog/sellers/seller-members.queries.server.ts'
import { DataTable, type Column } from '#dashboard/components/data-table.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { requestedPage, rowsPerPage } from '#dashboard/components/page-number.ts'
import { Pager } from '#dashboard/components/pager.tsx'
import { shortDay } from '#dashboard/components/short-day.ts'
import { discountScope } from '#dashboard/discounts/discount-scope.server.ts'
import { DiscountStateDot } from '#dashboard/discounts/discount-state-dot.tsx'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import type { Route } from './+types/discounts.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Discounts',
    description: 'Discount codes of the shop and its sellers.',
    path: '/dashboard/discounts',
    noIndex: true,
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'discounts.see')
  const { db, clock } = pageContext(context)
  const page = requestedPage(new URL(request.url).searchParams)
  const scope = discountScope(viewer)
  const slice = { limit: rowsPerPage + 1, offset: (page - 1) * rowsPerPage }
  const [rows, sellers] = await Promise.all([listDiscounts(db, scope, slice), sellerChoices(db, scope)])
  return {
    rows: rows.slice(0, rowsPerPage),
    hasNext: rows.length > rowsPerPage,
    page,
    sellers,
    now: clock(),
    mayAdd: isAllowed(viewer, 'discounts.edit') || isAllowed(viewer, 'discounts.propose'),
  }
}

/** Discount codes (product: discounts 10). */
export default function DiscountsPage({ loaderData }: Route.ComponentProps) {
  const { rows, page, hasNext, sellers, now, mayAdd } = loaderData
  const nameOf = (id: string | null) => sellers.find((seller) => seller.id === id)?.name ?? 'The shop'
  const columns: readonly Column<EditedDiscount>[] = [
    { title: 'Code', cell: ({ id, code }) => <Link to={`/dashboard/discounts/${id}`}>{code}</Link> },
    { title: 'Discount', cell: discountLabel },
    { title: 'Offered by', cell: ({ sellerId }) => nameOf(sellerId) },
    { title: 'Dates (UTC)', cell: daysOf },
    { title: 'Orders', cell: usesLabel, isFigure: true },
    { title: 'State', cell: (discount) => <DiscountStateDot discount={discount} now={now} /> },
  ]
  return (
    <>
      <PageHeading
        title="Discounts"
        lead="Codes customers enter in the cart or get with a link."
        action={
          mayAdd && (
            <Link to="/dashboard/discounts/new" className={buttonClass({ variant: 'primary' })}>
              New discount code
            </Link>
          )
        }
      />
      <DataTable
        caption="Discount codes"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <p className="p-6 text-ink-soft">
            No codes yet. Make one for a launch, a partner or a customer who needs a nudge.
          </p>
        }
      />
      <Pager page={page} hasNext={hasNext} />
    </>
  )
}

function daysOf({ startsAt, endsAt }: EditedDiscount): string {
  const first = startsAt && shortDay(startsAt.toISOString().slice(0, 10))
  const last = endsAt && shortDay(new Date(endsAt.getTime() - 1).toISOString().slice(0, 10))
  if (first && last) return `${first} to ${last}`
  if (first) return `From ${first}`
  return last ? `Until ${last}` : 'Always'
}

function usesLabel({ uses, maxUses }: EditedDiscount): string {
  return maxUses === null ? String(uses) : `${uses} of ${maxUses}`
}
