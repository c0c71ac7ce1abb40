import { builtInCategories, builtInProducts, builtInSellers } from '#catalogue/built-in-catalogue.ts'
import { builtInConsulting } from '#catalogue/built-in-consulting.ts'
import { builtInSolutions } from '#catalogue/built-in-solutions.ts'
import { categoryPath, productPath, sellerPath } from '#catalogue/card-product.ts'
import type { FoundDocument, SearchArticle } from '#catalogue/search/search-document.ts'
import { solutionPath } from '#catalogue/solutions.ts'

/** A document with its texts, from the one that counts most to the one that counts least. */
export interface WrittenDocument {
  found: FoundDocument
  name: string
  labels: string
  description: string
  features: string
  rating: number
  demand: number
}

export const builtInSearchProducts = [...builtInProducts, ...builtInConsulting]

/** Everything that the shop holds without a database, as the database's view `search_texts` puts it. */
export function builtInDocuments(articles: readonly SearchArticle[]): WrittenDocument[] {
  return [
    ...builtInSearchProducts.map((product) =>
      write('product', product.id, product.name, productPath(product.id), {
        labels: [...product.tags, product.category?.name, product.seller?.name].join(' '),
        description: `${product.shortDescription} ${product.description}`,
        features: product.features.join(' '),
        rating: product.rating,
        demand: product.downloadCount + product.reviewCount,
      }),
    ),
    ...builtInSolutions.map((solution) =>
      write('solution', solution.id, solution.name, solutionPath(solution.name), {
        labels: solution.category,
        description: solution.description,
        features: solution.features.join(' '),
        rating: solution.rating,
        demand: solution.downloadCount + solution.reviewCount,
      }),
    ),
    ...builtInSellers.map(({ id, name, description, rating }) =>
      write('seller', id, name, sellerPath(id), { description, rating }),
    ),
    ...builtInCategories.map(({ id, name, slug, description }) =>
      write('category', id, name, categoryPath(slug), { description }),
    ),
    ...articles.map(({ id, title, address, topic, summary }) =>
      write('article', id, title, address, { labels: topic, description: summary }),
    ),
  ]
}

function write(
  kind: FoundDocument['kind'],
  id: string,
  name: string,
  address: string,
  texts: Partial<Omit<WrittenDocument, 'found' | 'name'>>,
): WrittenDocument {
  return {
    labels: '',
    description: '',
    features: '',
    rating: 5,
    demand: 0,
    ...texts,
    name,
    found: { kind, id, name, address },
  }
}
