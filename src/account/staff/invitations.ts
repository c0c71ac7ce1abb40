import { roleLabel, type SellerRole, type StaffRole } from '#account/staff/roles.ts'

/** The number of days for which an invitation can be accepted (product: dashboard 11). */
export const invitationDays = 7

/** The purpose of an invitation: staff roles, or membership of a seller. */
export interface InvitedTo {
  staffRoles: readonly StaffRole[]
  seller: { sellerId: string; role: SellerRole } | null
}

export function invitedAs({ staffRoles, seller }: InvitedTo, sellerName: string | null): string {
  const member = seller ? [`${roleLabel(seller.role)} of ${sellerName ?? seller.sellerId}`] : []
  return [...staffRoles.map(roleLabel), ...member].join(', ')
}
