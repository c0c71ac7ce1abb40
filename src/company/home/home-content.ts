export interface ContentLink {
  label: string
  to: string
}

/** The texts of the home page. Sections without content are omitted. */
export interface HomeContent {
  /** The complete title. The company's name is not added. */
  title: string
  description: string
  hero: {
    badge: string
    /** The part of the heading before the rotating words. */
    heading: string
    /** Exactly five words, because the drawing has five places. */
    words: readonly [string, string, string, string, string]
    /** The whole heading with all words, for screen readers. */
    spokenHeading: string
    lead: string
    meeting: string
    join: string
    browse: ContentLink
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
    /** The text for each overlap of two sectors, in the order of the drawing. */
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
    /** The id of the product that the button offers. */
    product: string
    action: string
    waitlist: { id: string; title: string; label: string }
    note: string
    /** `share` is the part of the ring that is drawn. */
    accuracy: { figure: string; share: number; label: string }
    facts: readonly { figure: string; label: string }[]
  }
  network?: { title: string; lead: string; link: ContentLink; outside: string }
  quickAccess: { title: string; ways: readonly Way[] }
  values: {
    title: string
    lead: string
    /** The link to the full text of the values. */
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
  /** Added to the link's name for screen readers, because the label alone is unclear out of context. */
  more?: string
  to: string
  text: string
  tone: string
}
