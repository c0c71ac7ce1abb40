import type { OrderOwner } from '#orders/order.ts'

/** The subjects on which owners are notified about their orders. Must match the SQL function announce_order. */
export function ownerSubjects({ userId, customerPortalEmail, browserKeyHash }: OrderOwner): string[] {
  return [
    ...(userId === null ? [] : [`user:${userId}`]),
    ...(customerPortalEmail === null ? [] : [`portal:${customerPortalEmail}`]),
    ...(browserKeyHash === null ? [] : [`browser:${browserKeyHash}`]),
  ]
}
