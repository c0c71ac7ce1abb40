import { isAllowedForStaff, sellersWith, type Roles } from '#account/staff/roles.ts'

/** Returns the sellers whose codes the viewer sees, or `null` for staff, who see all codes. */
export function discountScope(viewer: Roles): string[] | null {
  return isAllowedForStaff(viewer, 'discounts.see') ? null : sellersWith(viewer, 'discounts.see')
}
