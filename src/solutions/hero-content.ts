export interface HeroContent {
  title: string
  description: string
  eyebrow: string
  heading: string
  lead: string
  /** The id and the category from which the picture is generated. */
  picture: { id: string; category: string }
}
