/** The roles of staff. The owner may do everything that other staff may do (product: dashboard 1). */
export const staffRoles = ['owner', 'catalogue', 'orders', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]

export const sellerRoles = ['admin', 'editor'] as const
export type SellerRole = (typeof sellerRoles)[number]

const roleLabels: Record<StaffRole | SellerRole, string> = {
  owner: 'Owner',
  catalogue: 'Catalog',
  orders: 'Orders',
  support: 'Support',
  admin: 'Admin',
  editor: 'Editor',
}

export function roleLabel(role: StaffRole | SellerRole): string {
  return roleLabels[role]
}

export interface SellerMembership {
  sellerId: string
  role: SellerRole
}

export interface Roles {
  staffRoles: readonly StaffRole[]
  memberships: readonly SellerMembership[]
}

type Role = StaffRole | `seller ${SellerRole}`

const everyStaff = ['owner', 'catalogue', 'orders', 'support'] as const
const everyMember = ['seller admin', 'seller editor'] as const

/**
 * The actions of the dashboard and the roles that allow them (product: dashboard 2). Members may act only for
 * their own sellers.
 */
export const permissions = {
  'overview.see': [...everyStaff, ...everyMember],
  'catalogue.see': ['owner', 'catalogue', 'orders', 'support'],
  'catalogue.edit': ['owner', 'catalogue'],
  'catalogue.import': ['owner', 'catalogue'],
  'sellers.see': [...everyStaff],
  'sellers.edit': ['owner', 'catalogue'],
  'sellers.verify': ['owner', 'catalogue'],
  'sellers.suspend': ['owner', 'catalogue'],
  'applications.decide': ['owner', 'catalogue'],
  'proposals.see': ['owner', 'catalogue', ...everyMember],
  'proposals.write': [...everyMember],
  'proposals.decide': ['owner', 'catalogue'],
  'own-seller.edit': ['seller admin'],
  'members.manage': ['seller admin'],
  'files.see': ['owner', 'catalogue', ...everyMember],
  'files.upload': ['owner', 'catalogue', ...everyMember],
  'files.remove': ['owner', 'catalogue', ...everyMember],
  'orders.see': ['owner', 'orders', 'support'],
  'orders.note': ['owner', 'orders', 'support'],
  'orders.resend-mail': ['owner', 'orders', 'support'],
  'orders.replay': ['owner', 'orders'],
  'orders.change': ['owner', 'orders'],
  'orders.export': ['owner', 'orders'],
  'deleted-customers.see': ['owner'],
  'access.edit': ['owner', 'catalogue', ...everyMember],
  'sold-lines.see': [...everyMember],
  'sold-lines.export': ['seller admin'],
  'enquiries.see': ['owner', 'support'],
  'enquiries.answer': ['owner', 'support'],
  'enquiries.export': ['owner', 'support'],
  'questions.answer': [...everyMember],
  'reviews.see': ['owner', 'support', ...everyMember],
  'reviews.answer': ['owner', 'support', ...everyMember],
  'reviews.report': [...everyMember],
  'reviews.moderate': ['owner', 'support'],
  'discounts.see': ['owner', 'catalogue', 'orders', ...everyMember],
  'discounts.edit': ['owner', 'catalogue'],
  'discounts.propose': [...everyMember],
  'quotes.answer': ['owner', 'orders', 'seller admin'],
  'statements.see': ['owner', 'catalogue', 'orders', ...everyMember],
  'statements.set-rate': ['owner', 'catalogue'],
  'statements.pay': ['owner'],
  'reports.see': [...everyStaff],
  'reports.export': ['owner', 'catalogue', 'orders'],
  'own-reports.see': [...everyMember],
  'own-reports.export': [...everyMember],
  'people.see': ['owner'],
  'people.manage': ['owner'],
  'audit.see': ['owner'],
  'audit.export': ['owner'],
  'developers.manage': ['seller admin'],
  'notices.choose': [...everyStaff, ...everyMember],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

/** Whether the roles allow the action at all: as staff, or for at least one seller. */
export function isAllowed(roles: Roles, permission: Permission): boolean {
  return isAllowedForStaff(roles, permission) || sellersWith(roles, permission).length > 0
}

/** Whether a staff role allows the action, for all records. */
export function isAllowedForStaff({ staffRoles: held }: Roles, permission: Permission): boolean {
  return held.some((role) => holders(permission).has(role))
}

export function isAllowedForSeller(roles: Roles, permission: Permission, sellerId: string): boolean {
  return isAllowedForStaff(roles, permission) || sellersWith(roles, permission).includes(sellerId)
}

export function sellersWith({ memberships }: Roles, permission: Permission): string[] {
  return memberships
    .filter(({ role }) => holders(permission).has(`seller ${role}`))
    .map(({ sellerId }) => sellerId)
}

/**
 * Whether the person is a member of the seller. Members may not decide on its proposals (product: dashboard
 * 2).
 */
export function isMemberOf({ memberships }: Roles, sellerId: string): boolean {
  return memberships.some((membership) => membership.sellerId === sellerId)
}

function holders(permission: Permission): ReadonlySet<Role> {
  return new Set<Role>(permissions[permission])
}
