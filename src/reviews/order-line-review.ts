/** A line of an order that its customer can review or has reviewed. */
export interface OrderLineReview {
  lineId: string
  name: string
  /** The page where the customer writes and edits the review. */
  path: string
  /** The stars of the review; `null` if there is no review yet. */
  stars: number | null
}
