import type { SellerRole, StaffRole } from '#account/staff/roles.ts'

/** How long an invitation can be accepted (product: dashboard 11). */
export const invitationDays = 7

/** The purpose of an invitation: staff roles, or membership of a seller. */
export interface InvitedTo {
  staffRoles: readonly StaffRole[]
  seller: { sellerId: string; role: SellerRole } | null
}

/** The roles of an invitation in words. */
export function invitedAs({ staffRoles, seller }: InvitedTo, sellerName: string | null): string {
  const staff = staffRoles.length > 0 ? [`staff (${staffRoles.join(', ')})`] : []
  const member = seller ? [`${seller.role} of ${sellerName ?? seller.sellerId}`] : []
  return [...staff, ...member].join(' and ')
}
