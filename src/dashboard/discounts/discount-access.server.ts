import {
  isAllowedForSeller,
  isAllowedForStaff,
  isMemberOf,
  sellersWith,
  type Roles,
} from '#account/staff/roles.ts'
import { discountById, type EditedDiscount } from '#cart/discounts/admin-discounts.queries.server.ts'
import { notFound, type Viewer, openPage } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'

/** The actions that the viewer may take on a code, existing or new. */
export interface DiscountAccess {
  viewer: Viewer
  db: Database
  now: Date
  /** The existing code; `null` for a new one. */
  discount: EditedDiscount | null
  /**
   * Whether the viewer saves codes as staff. Such codes are valid immediately. `false` for codes of sellers
   * of which the viewer is a member.
   */
  isStaff: boolean
  /** The sellers for which the viewer may propose codes. */
  ownSellers: string[]
  may: { edit: boolean; end: boolean; decide: boolean }
}

type PageArguments = Parameters<typeof openPage>[0] & { params: { discountId?: string | undefined } }

export async function requireDiscount({ request, context, params }: PageArguments): Promise<DiscountAccess> {
  const { viewer, db, now } = await openPage({ request, context }, 'discounts.see')
  const isStaff = isAllowedForStaff(viewer, 'discounts.edit')
  const ownSellers = sellersWith(viewer, 'discounts.propose')
  if (params.discountId === undefined) {
    if (!isStaff && ownSellers.length === 0) throw notFound()
    const may = { edit: true, end: false, decide: false }
    return { viewer, db, now, discount: null, isStaff, ownSellers, may }
  }
  const discount = await discountById(db, params.discountId, discountScope(viewer))
  if (!discount) throw notFound()
  const { sellerId, state } = discount
  const isOwn = sellerId !== null && isMemberOf(viewer, sellerId)
  const mayPropose = isOwn && isAllowedForSeller(viewer, 'discounts.propose', sellerId)
  const isOpen = state === 'submitted' || state === 'rejected'
  // Nobody decides on codes of a seller of which they are a member. Staff who are members of a seller propose
  // its codes like other members.
  const mayDecide = isStaff && !isOwn
  return {
    viewer,
    db,
    now,
    discount,
    isStaff: mayDecide,
    ownSellers,
    may: {
      // Members can edit a code until it is approved. After the approval they can only end it.
      edit: state !== 'ended' && (mayDecide || (mayPropose && isOpen)),
      // Staff reject a proposal with a reason. Only the seller can withdraw a proposal.
      end: state !== 'ended' && (mayPropose || (mayDecide && !isOpen)),
      decide: state === 'submitted' && mayDecide,
    },
  }
}

/** Returns the sellers whose codes the viewer sees, or `null` for staff, who see all codes. */
export function discountScope(viewer: Roles): string[] | null {
  return isAllowedForStaff(viewer, 'discounts.see') ? null : sellersWith(viewer, 'discounts.see')
}
