interface Heading {
  title: string
  lead: string
}

export interface FundContent extends Heading {
  description: string
  heading: string
  founders: { title: string; action: string }
  investors: { title: string; action: string }
  /** Exactly four parts, because the drawing has four places. */
  flywheel: Heading & { parts: readonly { name: string; text: string }[] }
  portfolio: Heading & { action: string }
  apply: Heading
}

export interface FundPath {
  name: string
  range: string
  /** The range in dollars that the drawing shows; `null` omits it. */
  span: readonly [number, number] | null
  suits: string
  text: string
  action: string
  tone: string
}
