export interface ComingSoonItem {
  name: string
  text: string
  to: string
  action: string
  /** `null` for a card that stands for no solution. */
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
