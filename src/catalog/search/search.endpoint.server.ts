import { Hono } from 'hono'
import { toDollars } from '#lib/money.ts'
import type { Product } from '#catalog/product.ts'
import type { Solution } from '#catalog/solution.ts'
import { pictureOf, productPath } from '#catalog/products/card-product.ts'
import { type Suggested, suggestedSchema } from '#catalog/search/suggestions-answer.ts'
import type { CloseToSearch, FoundPlace, SearchArticle } from '#catalog/search/search-results.ts'
import { readSearch } from '#catalog/search/search.server.ts'
import { solutionPath } from '#catalog/solutions/solutions.ts'
import { smallPicture } from '#files/picture-address.ts'
import { cachedApi, readingFor, type CacheNeeds } from '#http/cache/cached-api.server.ts'
import { declared, type Operation } from '#http/operation.server.ts'
import { readQuery } from '#http/read-request.server.ts'
import * as z from 'zod/mini'
import { answered } from '#http/answer-schema.server.ts'
import { longestSearch } from '#catalog/search/search-term.ts'

/**
 * Serves the suggestions of the search box. The responses are public, the same for everybody, and cached
 * until one of the suggestions may change.
 */
export function searchEndpoint(context: CacheNeeds, articles: readonly SearchArticle[]): Hono {
  const app = new Hono()

  app.get('/api/search', declared(suggestOperation), async (c) => {
    const question = readQuery(c, suggestOperation.query)
    const search = readSearch(readingFor(c, context), articles)
    return c.json(toJson(await search.suggest(question.q)))
  })
  return cachedApi(context, app)
}

/** Groups suggestions by kind. Keeps the order within each kind. */
function toJson({ matches: found, corrected }: CloseToSearch): Suggested {
  const placesOf = (ofKind: FoundPlace['kind']) =>
    found.flatMap((match) =>
      match.kind === ofKind ? [{ id: match.id, name: match.name, address: match.address }] : [],
    )
  return {
    products: found.flatMap((match) => (match.kind === 'product' ? [toProductJson(match.product)] : [])),
    solutions: found.flatMap((match) => (match.kind === 'solution' ? [toSolutionJson(match.solution)] : [])),
    sellers: placesOf('seller'),
    categories: placesOf('category'),
    articles: placesOf('article'),
    best_kind: found[0]?.kind ?? null,
    did_you_mean: corrected,
  }
}

function toProductJson(product: Product): Suggested['products'][number] {
  return {
    id: product.id,
    name: product.name,
    summary: product.shortDescription,
    address: productPath(product.id),
    picture: smallPicture(pictureOf(product)),
    price: toDollars(product.price),
    product_type: product.productType,
    subscription_interval: product.subscriptionInterval,
  }
}

function toSolutionJson(solution: Solution): Suggested['solutions'][number] {
  return {
    id: solution.id,
    name: solution.name,
    summary: solution.description,
    address: solutionPath(solution.name),
    price: toDollars(solution.price),
    coming_soon: solution.comingSoon,
  }
}

const suggestOperation = {
  group: 'Catalog',
  access: 'anybody',
  summary: 'Suggestions for a search term during input',
  description:
    'A few results of each kind, most relevant first, each with its name and the address of its page. Also matches word forms, incomplete words, typing errors and synonyms. `best_kind` is the kind of the most relevant result. `did_you_mean` is the term with its one misspelled word corrected, if there is one.',
  query: z.strictObject({
    q: z.string().check(z.maxLength(longestSearch, `A search has at most ${longestSearch} characters.`)),
  }),
  responses: { 200: answered('The suggestions, by kind', suggestedSchema) },
  problems: ['400 invalid_query: The term is missing, repeated or too long, or there is another parameter.'],
} satisfies Operation
