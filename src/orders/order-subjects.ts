import type { OrderOwner } from '#orders/order.ts'

/**
 * The subjects under which changes of an order are published to its owner. Must match the SQL function
 * announce_order.
 */
export function ownerSubjects({ userId, customerPortalEmail, browserKeyHash }: OrderOwner): string[] {
  return [
    ...(userId === null ? [] : [`user:${userId}`]),
    ...(customerPortalEmail === null ? [] : [`portal:${customerPortalEmail}`]),
    ...(browserKeyHash === null ? [] : [`browser:${browserKeyHash}`]),
  ]
}
