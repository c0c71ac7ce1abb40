import { isAllowedForStaff, isMemberOf, sellersWith } from '#account/staff/roles.ts'
import { sellerChoices } from '#catalog/sellers/seller-members.queries.server.ts'
import { notFound, type Viewer, openPage } from '#dashboard/viewer.server.ts'

type PageArguments = Parameters<typeof openPage>[0] & { params: { sellerId: string } }

/** Returns the sellers whose statements the viewer sees; `null` for staff, who see all. */
export function sellersOfStatements(viewer: Viewer): readonly string[] | null {
  return isAllowedForStaff(viewer, 'statements.see') ? null : sellersWith(viewer, 'statements.see')
}

/** Returns the seller and the viewer's permissions. Members of a seller never decide on its statements. */
export async function requireStatementSeller({ request, context, params }: PageArguments) {
  const { viewer, db, now } = await openPage({ request, context }, 'statements.see')
  const sellerIds = sellersOfStatements(viewer)
  const sellers = await sellerChoices(db, sellerIds)
  const seller = sellers.find(({ id }) => id === params.sellerId)
  if (!seller) throw notFound()
  const isOwn = isMemberOf(viewer, seller.id)
  return {
    viewer,
    db,
    now,
    seller: { id: seller.id, name: seller.name },
    hasOthers: sellerIds?.length !== 1,
    may: {
      setRate: !isOwn && isAllowedForStaff(viewer, 'statements.set-rate'),
      pay: !isOwn && isAllowedForStaff(viewer, 'statements.pay'),
    },
  }
}
