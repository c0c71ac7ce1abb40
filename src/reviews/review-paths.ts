/** Where one line of an order is reviewed. */
export function writeReviewPath(orderId: string, lineId: string): string {
  return `/marketplace/my-purchases/${orderId}/review/${lineId}`
}
