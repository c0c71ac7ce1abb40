/** The hero text of the overview pages. */
export interface HeroContent {
  title: string
  description: string
  eyebrow: string
  heading: string
  lead: string
  /** The subject of the generated picture. */
  picture: { id: string; category: string }
}
