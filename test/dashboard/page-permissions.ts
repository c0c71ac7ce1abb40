import type { Permission } from '#account/roles.ts'
import { orderActionPermissions } from '#dashboard/orders/order-actions.forms.ts'

/** The permissions of which a role needs one. */
type Needed = Permission | readonly Permission[]

interface PagePermissions {
  get?: Needed
  /** One for every form of the page, or one for each `intent`. */
  post?: Needed | { [intent: string]: Needed }
}

/**
 * What each page of the dashboard needs, by the path of its route. A page that is missing here fails the tests: who may
 * open it is decided when it is made.
 */
export const pagePermissions: Record<string, PagePermissions> = {
  '/dashboard': { get: 'overview.see' },
  '/dashboard/orders': { get: ['orders.see', 'sold-lines.see'] },
  '/dashboard/orders/export': { get: ['orders.export', 'sold-lines.export'] },
  '/dashboard/orders/:orderId': { get: 'orders.see', post: orderActionPermissions },
}
