import type { SearchArticle } from '#catalog/search/search-results.ts'
import { articlePath } from '#company/insights/articles.ts'
import { articles } from '#content/insights.ts'
import { pageTexts } from '#content/solutions/page-texts.ts'
import type { FixedPage } from '#solutions/fixed/content/fixed-page.ts'

/** The articles, in the form that the search indexes. */
export const searchArticles: readonly SearchArticle[] = articles.map((article) => ({
  id: article.slug,
  title: article.title,
  topic: article.topic,
  summary: article.summary,
  address: articlePath(article),
}))

/** The texts that solution pages show in addition to the solutions' records, by address. */
const solutionPages: ReadonlyMap<string, string> = new Map(
  Object.entries(pageTexts).map(([address, page]) => [address, wordsOf(page)]),
)

export const indexedPages = { articles: searchArticles, solutions: solutionPages }

function wordsOf({ lede, description, parts, included, suits }: FixedPage): string {
  return [
    lede,
    description,
    ...parts.items.flatMap(({ name, text }) => [name, text]),
    ...included,
    ...suits,
  ].join(' ')
}
