import { Hono, type Context } from 'hono'
import { toCardProduct } from '#catalog/products/card-product.ts'
import {
  cardToJson,
  categoryToJson,
  productToJson,
  solutionToJson,
  categoriesResponse,
  detailedProductResponse,
  detailedSolutionResponse,
  productsResponse,
  solutionsResponse,
} from '#catalog/listing/catalog-json.ts'
import { readCatalog } from '#catalog/products/catalog.server.ts'
import { facetsToJson } from '#catalog/listing/facets-json.ts'
import { readListings } from '#catalog/listing/listing.server.ts'
import { parseListing, pageNumber, type ListingParameter } from '#catalog/listing/listing.ts'
import { pageSize } from '#catalog/products/slice.ts'
import { searchTerm, longestSearch } from '#catalog/search/search-term.ts'
import { searchTurns } from '#catalog/search/search-turns.server.ts'
import { cachedApi, readingFor, type CacheNeeds } from '#http/cache/cached-api.server.ts'
import { declared, type Operation } from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import { readQuery } from '#http/read-request.server.ts'
import { readSolutions } from '#catalog/solutions/solutions.server.ts'
import { cardsAnswerSchema } from '#catalog/products/cards-answer.ts'
import { answered } from '#http/answer-schema.server.ts'
import * as z from 'zod/mini'
import { brand } from '#content/brand.ts'
import { listingSorts } from '#catalog/listing/facet-values.ts'

const maxCards = 100

/**
 * Serves categories, products and solutions, in lists and by id, and cards of the products whose ids a
 * browser has stored. The responses are public, the same for everybody, and served from memory.
 */
export function catalogEndpoint(context: CacheNeeds): Hono {
  const app = new Hono()

  app.get('/api/categories', declared(listCategoriesOperation), async (c) => {
    const shop = readCatalog(readingFor(c, context))
    return c.json({ categories: (await shop.categories()).map(categoryToJson) })
  })

  app.get('/api/products', declared(listProductsOperation), async (c) => {
    const question = readQuery(c, listProductsOperation.query)
    const { featured, page = 1, search } = question
    const listings = readListings(readingFor(c, context))
    const requested = parseListing(new URLSearchParams(c.req.query()))
    const readPage = () =>
      listings.first(requested, {
        slice: { offset: (page - 1) * pageSize, limit: pageSize },
        isFeatured: featured === 'true',
        isNothing: search !== undefined && searchTerm(search) === '',
      })
    const found =
      requested.state.search === ''
        ? await readPage()
        : await searchTurns(readPage, () => listings.some(requested))
    return c.json({
      products: found.products.map(productToJson),
      total: found.total,
      total_is_capped: found.isCapped,
      page,
      page_size: pageSize,
      facets: facetsToJson(found.facets),
    })
  })

  app.get('/api/products/:id', declared(showProductOperation), async (c) => {
    const product = await readCatalog(readingFor(c, context)).productById(c.req.param('id'))
    if (product === null)
      return problem(c, 404, 'unknown_product', "The product you're looking for doesn't exist.")
    return product === 'away' ? away(c) : c.json({ ...productToJson(product), details: product.details })
  })

  app.get('/api/product-cards', declared(listCardsOperation), async (c) => {
    const question = readQuery(c, listCardsOperation.query)
    const found = await readCatalog(readingFor(c, context)).productsByIds(question.ids.split(','))
    return c.json({ products: found.map((product) => cardToJson(toCardProduct(product))) })
  })

  app.get('/api/solutions', declared(listSolutionsOperation), async (c) => {
    const solutions = readSolutions(readingFor(c, context))
    return c.json({ solutions: (await solutions.list()).map(solutionToJson) })
  })

  app.get('/api/solutions/:id', declared(showSolutionOperation), async (c) => {
    const solution = await readSolutions(readingFor(c, context)).byId(c.req.param('id'))
    if (solution === null) return problem(c, 404, 'unknown_solution', 'There is no solution with this id.')
    return solution === 'away' ? away(c) : c.json({ ...solutionToJson(solution), details: solution.details })
  })

  return cachedApi(context, app)
}

function away(c: Context) {
  c.header('retry-after', '5')
  return problem(c, 503, 'catalogue_away', 'We can’t load the catalog right now. Please try again.')
}

/** The query of `GET /api/product-cards`. */
const cardsQuestion = z.strictObject({
  ids: z.string({ error: 'Name the products.' }).check(
    z.maxLength(maxCards * 101, 'That is too long.'),
    z.refine((text) => text.split(',').length <= maxCards, `At most ${maxCards} products at once.`),
  ),
})

const listCardsOperation = {
  group: 'Catalog',
  access: 'anybody',
  summary: 'The card data of some products',
  description: '`ids` contains their ids, separated by commas. Unknown products are left out.',
  query: cardsQuestion,
  responses: {
    200: answered('The cards, in the order of the ids', cardsAnswerSchema),
  },
  problems: ['400 invalid_query: `ids` is missing or repeated, or has too many ids.'],
} satisfies Operation

/**
 * The query of `GET /api/products`. Unknown or invalid parameters are errors, which contain the parameter's
 * name.
 */
const productQuestion = z.strictObject({
  search: z.optional(
    z.string().check(
      z.maxLength(longestSearch, `A search has at most ${longestSearch} characters.`),
      z.refine((text) => !text.includes('\u0000'), 'A search is text.'),
    ),
  ),
  category: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'A category is named by its slug.')),
  ),
  in: facet('in', 'Categories are named by their slugs, with commas between them.'),
  seller: facet('seller', 'Sellers are named by their ids, with commas between them.'),
  price: facet('price', "A price is a range in dollars: '0-500', '500-' or '-500'."),
  billing: facet('billing', "Billing is a list of 'once', 'monthly' and 'free'."),
  verified: facet('verified', "Verified is '1'."),
  rating: facet('rating', 'A rating is a number from 1 to 5 with one decimal at most.'),
  available: facet('available', "Available is '1'."),
  sort: facet('sort', `Sort is one of ${listingSorts.join(', ')}.`),
  featured: z.optional(z.enum(['true', 'false'], "Featured is 'true' or 'false'.")),
  page: z.optional(
    z.pipe(
      z.string().check(z.refine((text) => pageNumber(text) !== null, 'A page is a positive whole number.')),
      z.transform(Number),
    ),
  ),
})

/**
 * Parses a parameter in the same way as the listing does. Values that the page would ignore with a note are
 * errors here.
 */
function facet(name: ListingParameter, message: string) {
  return z.optional(
    z
      .string()
      .check(
        z.refine((text) => parseListing(new URLSearchParams({ [name]: text })).ignored.length === 0, message),
      ),
  )
}

const shared = { group: 'Catalog', access: 'anybody' } as const

const catalogAway = '503 catalogue_away: The catalog cannot be read at the moment.'

const listCategoriesOperation = {
  ...shared,
  summary: 'The categories of the marketplace',
  responses: { 200: { description: 'Every active category, in its order', schema: categoriesResponse } },
} satisfies Operation

const listProductsOperation = {
  ...shared,
  summary: 'The products of the marketplace, by page',
  description:
    'Takes the parameters of the full listing. A search overrides `category`; `in` narrows it. Lists are separated by commas. Each facet counts the products that match the selections of all other facets. Counting stops at 10,000.',
  query: productQuestion,
  responses: {
    200: { description: 'One page of products, and their total number', schema: productsResponse },
  },
  problems: ['400 invalid_query: A parameter is unknown, repeated or invalid.'],
} satisfies Operation

const showProductOperation = {
  ...shared,
  summary: 'One product',
  responses: {
    200: { description: 'The product, with the details of its page', schema: detailedProductResponse },
  },
  problems: ['404 unknown_product: There is no such product.', catalogAway],
} satisfies Operation

const listSolutionsOperation = {
  ...shared,
  summary: `The solutions of ${brand.arms.solutions}`,
  responses: { 200: { description: 'All solutions', schema: solutionsResponse } },
} satisfies Operation

const showSolutionOperation = {
  ...shared,
  summary: 'One solution',
  responses: {
    200: { description: 'The solution, with the details of its page', schema: detailedSolutionResponse },
  },
  problems: ['404 unknown_solution: There is no such solution.', catalogAway],
} satisfies Operation
