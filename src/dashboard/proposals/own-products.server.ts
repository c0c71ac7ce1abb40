import { sellersWith } from '#account/staff/roles.ts'
import { readRecordFilter } from '#catalog/editing/lists/list-filter.ts'
import { productRecords } from '#catalog/editing/lists/product-lists.queries.server.ts'
import { sellerStatus } from '#catalog/sellers/suspended-sellers.queries.server.ts'
import { sellerChoices } from '#catalog/sellers/seller-members.queries.server.ts'
import { openNewProducts, openProposalsFor } from '#catalog/proposals/proposals.queries.server.ts'
import { requestedPage, rowsPerPage } from '#dashboard/components/page-number.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'

/** The products of one of the viewer's sellers with their open proposals; `null` if there is no such seller. */
export async function loadOwnProducts(db: Database, viewer: Viewer, parameters: URLSearchParams) {
  const sellers = sellersWith(viewer, 'proposals.write')
  const seller = sellers.find((id) => id === parameters.get('seller')) ?? sellers[0]
  if (seller === undefined) return null
  const page = requestedPage(parameters)
  const filter = { ...readRecordFilter(new URLSearchParams()), seller }
  const slice = { offset: (page - 1) * rowsPerPage, limit: rowsPerPage + 1 }
  const [rows, made, names, profile, status] = await Promise.all([
    productRecords(db, filter, slice),
    page === 1 ? openNewProducts(db, [seller]) : [],
    sellerChoices(db, sellers),
    openProposalsFor(db, 'seller', [seller]),
    sellerStatus(db, seller),
  ])
  const shown = rows.slice(0, rowsPerPage)
  const open = await openProposalsFor(
    db,
    'product',
    shown.map(({ id }) => id),
  )
  return {
    seller,
    sellers: names,
    page,
    hasNext: rows.length > rowsPerPage,
    made,
    products: shown.map((row) => ({
      ...row,
      proposal: open.find(({ subjectId }) => subjectId === row.id) ?? null,
    })),
    isSuspended: status !== null && status.suspendedAt !== null,
    profileProposal: profile[0] ?? null,
    mayEditProfile: sellersWith(viewer, 'own-seller.edit').includes(seller),
  }
}

export type OwnProductsView = NonNullable<Awaited<ReturnType<typeof loadOwnProducts>>>
