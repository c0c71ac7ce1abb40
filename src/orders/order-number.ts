/** What a customer can tell to support: the beginning of the id, by which staff find the order and its mails. */
export function orderNumber(orderId: string): string {
  return orderId.slice(0, 8)
}
