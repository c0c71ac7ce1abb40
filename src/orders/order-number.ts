/** The order number for customers and support: the first part of the id. */
export function orderNumber(orderId: string): string {
  return orderId.slice(0, 8)
}
