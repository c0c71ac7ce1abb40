export interface ComingSoonItem {
  name: string
  text: string
  to: string
  action: string
  /** The solution whose picture the card shows; `null` if it shows none. */
  picture: { id: string; category: string } | null
}

/** A benefit that both featured packages include (product: solutions 5). */
export interface Inclusion {
  figure: string
  name: string
  text: string
}

export interface FeaturedText {
  badge: string
  line: string
}
