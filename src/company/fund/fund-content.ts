interface Heading {
  title: string
  lead: string
}

/** The text of the fund page. */
export interface FundContent extends Heading {
  description: string
  heading: string
  founders: Heading & { action: string }
  investors: Heading & { action: string }
  /** The drawing has a place for each of four parts. */
  flywheel: Heading & { parts: readonly { name: string; text: string }[] }
  portfolio: Heading
  apply: Heading
}

export interface FundPath {
  name: string
  range: string
  /** The range in dollars for the drawing, if there is one. */
  span: readonly [number, number] | null
  suits: string
  text: string
  action: string
  tone: string
}
