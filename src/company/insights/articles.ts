import { articles } from '#content/insights.ts'

/** An article as lists, the sitemap and its page show it. Its text is `content/articles/{slug}.md`. */
export interface Article {
  slug: string
  title: string
  summary: string
  /** A pen name: authors are invented (product: company 3). */
  author: string
  /** ISO date. */
  published: string
  minutes: number
  topic: string
}

export function articlePath({ slug }: Pick<Article, 'slug'>): string {
  return `/blog/${slug}`
}

/** The article after this one. The last leads back to the first. */
export function nextArticle({ slug }: Pick<Article, 'slug'>): Article | undefined {
  const index = articles.findIndex((each) => each.slug === slug)
  return articles[(index + 1) % articles.length]
}

/** 'October 21, 2025', in whatever time zone the server runs. */
export function writtenDate(published: string): string {
  return new Date(`${published}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
}
