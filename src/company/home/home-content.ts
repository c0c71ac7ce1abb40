export interface ContentLink {
  label: string
  to: string
}

/** The text of the home page. A section without content is left out. */
export interface HomeContent {
  /** The complete title; the company's name is not appended. */
  title: string
  description: string
  hero: {
    badge: string
    /** The heading, followed by the rotating words. */
    heading: string
    /** Five words, because the drawing has five places. */
    words: readonly [string, string, string, string, string]
    /** The heading with all its words, for screen readers. */
    spokenHeading: string
    lead: string
    meeting: string
    join: string
  }
  choosePath: {
    title: string
    network: { name: string; text: string }
    marketplace: { name: string; text: string }
  }
  sectors?: {
    title: string
    lead: string
    label: string
    sectors: readonly Sector[]
    /** Descriptions of the overlaps of two sectors, in the order of the drawing. */
    meetings: readonly { word: string; text: string }[]
  }
  flagship?: {
    id: string
    eyebrow: string
    title: string
    lead: string
    link: ContentLink
    engines: readonly { name: string; text: string }[]
  }
  upcoming?: {
    id: string
    eyebrow: string
    title: string
    lead: string
    text: string
    link: ContentLink
    waitlist: { id: string; title: string; label: string; note: string }
    /** `share` is the drawn fraction of the ring. */
    accuracy: { figure: string; share: number; label: string }
    facts: readonly { figure: string; label: string }[]
  }
  network?: { title: string; lead: string; link: ContentLink; outside: string }
  quickAccess: { title: string; ways: readonly Way[] }
  values: {
    title: string
    lead: string
    /** Leads to the values in full. */
    valuesLink: ContentLink
    visionTitle: string
    vision: string
    link: ContentLink
  }
}

export interface Sector {
  name: string
  /** The name in the drawing. */
  shortName: string
  to: string
  text: string
  tone: string
}

/** A card in the quick access section. */
export interface Way {
  action: string
  /** Appended to the link's name for screen readers, which read it out of context. */
  more?: string
  to: string
  text: string
  tone: string
}
