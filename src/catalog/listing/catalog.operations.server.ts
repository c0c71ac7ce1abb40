import { productQuestion } from '#catalog/listing/catalog.forms.ts'
import {
  categoriesResponse,
  detailedProductResponse,
  detailedSolutionResponse,
  productsResponse,
  solutionsResponse,
} from '#catalog/listing/catalog-json.ts'
import { brand } from '#content/brand.ts'
import type { Operation } from '#http/operation.server.ts'

const shared = { group: 'Catalog', access: 'anybody' } as const

const catalogAway = '503 catalogue_away: The catalog cannot be read at the moment.'

export const listCategoriesOperation = {
  ...shared,
  summary: 'The categories of the marketplace',
  responses: { 200: { description: 'Every active category, in its order', schema: categoriesResponse } },
} satisfies Operation

export const listProductsOperation = {
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

export const showProductOperation = {
  ...shared,
  summary: 'One product',
  responses: {
    200: { description: 'The product, with the details of its page', schema: detailedProductResponse },
  },
  problems: ['404 unknown_product: There is no such product.', catalogAway],
} satisfies Operation

export const listSolutionsOperation = {
  ...shared,
  summary: `The solutions of ${brand.arms.solutions}`,
  responses: { 200: { description: 'All solutions', schema: solutionsResponse } },
} satisfies Operation

export const showSolutionOperation = {
  ...shared,
  summary: 'One solution',
  responses: {
    200: { description: 'The solution, with the details of its page', schema: detailedSolutionResponse },
  },
  problems: ['404 unknown_solution: There is no such solution.', catalogAway],
} satisfies Operation
