export interface AboutContent {
  title: string
  description: string
  heading: string
  lead: string
  storyTitle: string
  /** Paragraphs in which text between double asterisks is bold. */
  story: readonly string[]
  valuesTitle: string
  leadership: { title: string; lead: string; leaders: readonly Leader[] }
  start: { title: string; lead: string; action: string }
}

export interface Leader {
  name: string
  role: string
  about: string
  answersFor: readonly string[]
  tone: string
  /** The direction in which the portrait looks: negative is left, positive is right. */
  gaze: number
}
