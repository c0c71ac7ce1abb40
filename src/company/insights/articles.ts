import { articles } from '#content/insights.ts'

/** An article in lists, in the sitemap and on its page. Its text is in `content/articles/{slug}.md`. */
export interface Article {
  slug: string
  title: string
  summary: string
  /** A pen name, because the authors are invented (product: company 3). */
  author: string
  /** The day of publication as an ISO date. */
  published: string
  minutes: number
  topic: string
}

export function articlePath({ slug }: Pick<Article, 'slug'>): string {
  return `/blog/${slug}`
}

/** The next article. After the last one comes the first. */
export function nextArticle({ slug }: Pick<Article, 'slug'>): Article | undefined {
  const index = articles.findIndex((each) => each.slug === slug)
  return articles[(index + 1) % articles.length]
}
