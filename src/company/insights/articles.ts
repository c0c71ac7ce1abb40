import { articles } from '#content/insights.ts'

/** An article's entry in lists, the sitemap and its page. The text is in `content/articles/{slug}.md`. */
export interface Article {
  slug: string
  title: string
  summary: string
  /** A pen name: authors are invented (product: company 3). */
  author: string
  /** The day as an ISO date. */
  published: string
  minutes: number
  topic: string
}

export function articlePath({ slug }: Pick<Article, 'slug'>): string {
  return `/blog/${slug}`
}

/** The next article; after the last one the first. */
export function nextArticle({ slug }: Pick<Article, 'slug'>): Article | undefined {
  const index = articles.findIndex((each) => each.slug === slug)
  return articles[(index + 1) % articles.length]
}

/** A date such as 'October 21, 2025', independent of the server's time zone. */
export function writtenDate(published: string): string {
  return new Date(`${published}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
}
