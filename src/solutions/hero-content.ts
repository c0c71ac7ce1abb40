/** What the pages that lead to solutions say first. */
export interface HeroContent {
  title: string
  description: string
  eyebrow: string
  heading: string
  lead: string
  /** Of what the picture is drawn. */
  picture: { id: string; category: string }
}
