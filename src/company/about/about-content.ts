/** The text of the about page. */
export interface AboutContent {
  title: string
  description: string
  heading: string
  lead: string
  storyTitle: string
  /** Paragraphs. What stands between two pairs of asterisks is bold. */
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
  /** Where the portrait looks: left below 0, right above. */
  gaze: number
}
