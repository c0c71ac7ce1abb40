/** A line of an order that its customer can review or has reviewed. */
export interface OrderLineReview {
  lineId: string
  name: string
  /** Where it is written and edited. */
  path: string
  /** Of the review; `null` while there is none. */
  stars: number | null
}
