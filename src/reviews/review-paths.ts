export function writeReviewPath(orderId: string, lineId: string): string {
  return `/marketplace/my-purchases/${orderId}/review/${lineId}`
}
