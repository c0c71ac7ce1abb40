/** The texts of the hero on an overview page. */
export interface HeroContent {
  title: string
  description: string
  eyebrow: string
  heading: string
  lead: string
  /** Determines the generated picture. */
  picture: { id: string; category: string }
}
