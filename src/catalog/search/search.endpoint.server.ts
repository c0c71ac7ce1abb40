import { Hono } from 'hono'
import { toDollars } from '#lib/money.ts'
import { pictureOf, productPath } from '#catalog/products/card-product.ts'
import { suggestOperation, type SuggestionsJson } from '#catalog/search/search.operations.server.ts'
import type { FoundDocument, SearchArticle } from '#catalog/search/search-document.ts'
import type { Suggestions } from '#catalog/search/search-results.ts'
import { readSearch } from '#catalog/search/search.server.ts'
import { solutionPath } from '#catalog/solutions/solutions.ts'
import { smallPicture } from '#files/picture-address.ts'
import { cachedApi, readingFor, type CacheNeeds } from '#http/cache/cached-api.server.ts'
import { declared } from '#http/operation.server.ts'
import { readQuery } from '#http/read-request.server.ts'

/** Suggestions of the search box: public, the same for everybody, cached until one of them may change. */
export function searchEndpoint(context: CacheNeeds, articles: readonly SearchArticle[]): Hono {
  const app = new Hono()

  app.get('/api/search', declared(suggestOperation), async (c) => {
    const question = readQuery(c, suggestOperation.query)
    if (!question.ok) return question.response
    const search = readSearch(readingFor(c, context), articles)
    return c.json(toJson(await search.suggest(question.value.q)))
  })
  return cachedApi(context, app)
}

function toJson({ products, solutions, sellers, categories, articles }: Suggestions): SuggestionsJson {
  return {
    products: products.map((product) => ({
      id: product.id,
      name: product.name,
      address: productPath(product.id),
      picture: smallPicture(pictureOf(product)),
      price: toDollars(product.price),
      product_type: product.productType,
      subscription_interval: product.subscriptionInterval,
    })),
    solutions: solutions.map((solution) => ({
      id: solution.id,
      name: solution.name,
      address: solutionPath(solution.name),
      price: toDollars(solution.price),
      coming_soon: solution.comingSoon,
    })),
    sellers: sellers.map(toPlace),
    categories: categories.map(toPlace),
    articles: articles.map(toPlace),
  }
}

function toPlace({ id, name, address }: FoundDocument) {
  return { id, name, address }
}
