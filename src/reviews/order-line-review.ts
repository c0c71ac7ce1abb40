/** A line of an order that its customer can review or has reviewed. */
export interface OrderLineReview {
  lineId: string
  name: string
  /** The page where the review is written and edited. */
  path: string
  /** The stars of the review; `null` without a review. */
  stars: number | null
}
