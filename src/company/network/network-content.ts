export interface NetworkContent {
  title: string
  description: string
  heading: string
  lead: string
  find: string
  visit: string
  figures: readonly { figure: string; label: string }[]
  silosTitle: string
  silosLead: string
  /** The text and the link for the silos that the page does not describe. */
  otherSilos: { text: string; action: string }
  benefitsTitle: string
  benefits: readonly { name: string; text: string }[]
  apply: { title: string; lead: string; action: string }
}

export interface Silo {
  name: string
  members: string
  tone: string
  promise: string
  /** Describes the members of the silo. */
  text: string
}
