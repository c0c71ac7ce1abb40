/** An example industry, its problem, and what the company would build (product: solutions 2). */
export interface Industry {
  id: string
  name: string
  question: string
  build: string
  care: string
}

/** A step of custom development (product: solutions 3). */
export interface ProcessStep {
  name: string
  duration: string
  text: string
  result: string
}

/**
 * The cost of a custom solution: the factors that determine the price, and an invented example (product:
 * solutions 32).
 */
export interface CustomPricing {
  title: string
  lead: string
  drivers: readonly { name: string; text: string }[]
  example: {
    label: string
    title: string
    text: string
    stages: readonly { name: string; price: string }[]
    total: string
    result: string
  }
}
