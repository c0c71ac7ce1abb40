import type { SearchArticle } from '#catalogue/search/search-document.ts'
import { articlePath, articles } from '#company/insights/articles.ts'

/** The articles as the search knows them. */
export const searchArticles: readonly SearchArticle[] = articles.map((article) => ({
  id: article.slug,
  title: article.title,
  topic: article.topic,
  summary: article.summary,
  address: articlePath(article),
}))
