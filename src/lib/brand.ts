/** The company's names, which pages, mails, receipts and error pages share. */
export interface Brand {
  name: string
  /** The prefix of downloaded files' names. */
  filePrefix: string
  /** The names of the company's three sectors. */
  arms: { solutions: string; network: string; fund: string }
  /** One sentence about the company, in the footer of every page. */
  tagline: string
  copyrightYear: number
  /** The id of the seller that represents the company itself. */
  sellerId: string
}

/** The logo as outlines in a 48-unit square, shared by pages, receipts and share pictures. */
export interface Logo {
  viewBox: string
  shapes: readonly LogoShape[]
}

export interface LogoShape {
  d: string
  /** The rotation in degrees, and the point to rotate around. */
  turn?: readonly [degrees: number, x: number, y: number]
  /** `ink` is the color of the text beside the logo. */
  color: 'ink' | 'accent'
}

/** The `transform` attribute of a shape. */
export function turned({ turn = [0, 0, 0] }: LogoShape): string {
  return `rotate(${turn.join(' ')})`
}
