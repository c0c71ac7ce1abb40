import { sellersWith } from '#account/staff/roles.ts'
import { recordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import { isFiltered, readRecordFilter } from '#catalog/editing/lists/list-filter.ts'
import { countProductRecords, productRecords } from '#catalog/editing/lists/product-lists.queries.server.ts'
import { sellerStatus } from '#catalog/sellers/suspended-sellers.queries.server.ts'
import { sellerChoices } from '#catalog/sellers/seller-members.queries.server.ts'
import { openNewProducts, openProposalsFor } from '#catalog/proposals/proposals.queries.server.ts'
import { listPage } from '#dashboard/lists/page-in-range.server.ts'
import { listWindow } from '#dashboard/lists/page-number.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'

/** Reads the products of one of the viewer's sellers with their open proposals; `null` without a seller. */
export async function loadOwnProducts(db: Database, viewer: Viewer, request: Request) {
  const parameters = new URL(request.url).searchParams
  const sellers = await sellerChoices(db, sellersWith(viewer, 'proposals.write'))
  const seller = (sellers.find(({ id }) => id === parameters.get('seller')) ?? sellers[0])?.id
  if (seller === undefined) return null
  const window = listWindow(parameters)
  const filter = { ...readRecordFilter(parameters), seller }
  const filtered = isFiltered({ ...filter, seller: '' })
  const [found, count, made, { categories }, profile, status] = await Promise.all([
    productRecords(db, filter, window),
    countProductRecords(db, filter),
    window.page === 1 && !filtered ? openNewProducts(db, [seller]) : [],
    recordChoices(db),
    openProposalsFor(db, 'seller', [seller]),
    sellerStatus(db, seller),
  ])
  const list = listPage(request, window, { rows: found, count })
  const open = await openProposalsFor(
    db,
    'product',
    list.rows.map(({ id }) => id),
  )
  return {
    seller,
    sellers,
    ...list,
    sort: filter.sort ?? 'name',
    hasNoMatch: filtered && found.length === 0,
    categories,
    made,
    rows: list.rows.map((row) => ({
      ...row,
      proposal: open.find(({ subjectId }) => subjectId === row.id) ?? null,
    })),
    isSuspended: status !== null && status.suspendedAt !== null,
    profileProposal: profile[0] ?? null,
    mayEditProfile: sellersWith(viewer, 'own-seller.edit').includes(seller),
  }
}

export type OwnProductsView = NonNullable<Awaited<ReturnType<typeof loadOwnProducts>>>
