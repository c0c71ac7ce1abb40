/** What the list, the sitemap and the page of an article say of it; its text is `articles/{slug}.md`. */
export interface Article {
  slug: string
  title: string
  summary: string
  author: string
  published: string
  minutes: number
  topic: string
}

export const articles: readonly Article[] = []
