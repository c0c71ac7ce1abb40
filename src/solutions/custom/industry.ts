/** An example industry with its problem and what would be built (product: solutions 2). */
export interface Industry {
  id: string
  name: string
  question: string
  build: string
  care: string
  parts: readonly string[]
  /** The category of the industry's picture. */
  category: string
}

/** A step of custom development (product: solutions 3). */
export interface ProcessStep {
  name: string
  duration: string
  text: string
  result: string
}
