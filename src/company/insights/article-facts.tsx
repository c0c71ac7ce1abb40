import type { Article } from '#company/insights/articles.ts'

export function ArticleFacts({ article }: { article: Pick<Article, 'minutes'> }) {
  return <p className="text-sm text-ink-faint">{article.minutes} minutes to read</p>
}
