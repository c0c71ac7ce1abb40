import { dayLabel } from '#catalog/details/day-label.ts'
import type { Article } from '#company/insights/articles.ts'

export function ArticleFacts({ article }: { article: Pick<Article, 'published' | 'minutes'> }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-ink-faint">
      <time dateTime={article.published}>{dayLabel(article.published)}</time>
      <span aria-hidden="true">·</span>
      <span>{article.minutes} minutes to read</span>
    </p>
  )
}
