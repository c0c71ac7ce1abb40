export interface FundPath {
  name: string
  range: string
  /** The range in dollars that the drawing shows; `null` omits it. */
  span: readonly [number, number] | null
  suits: string
  text: string
  /** What the application asks for. */
  asks: string
  action: string
  tone: string
}
