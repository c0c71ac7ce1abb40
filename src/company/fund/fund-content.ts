interface Heading {
  title: string
  lead: string
}

export interface FundContent extends Heading {
  description: string
  heading: string
  founders: Heading & { action: string }
  investors: Heading & { action: string }
  /** Four parts, because the drawing has four places. */
  flywheel: Heading & { parts: readonly { name: string; text: string }[] }
  portfolio: Heading
  apply: Heading
}

export interface FundPath {
  name: string
  range: string
  /** The range in dollars for the drawing; `null` leaves it out. */
  span: readonly [number, number] | null
  suits: string
  text: string
  action: string
  tone: string
}
