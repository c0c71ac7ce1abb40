import { brand } from '#content/brand.ts'
import { dollarsText, type Cents } from '#lib/money.ts'

const context = 'https://schema.org'

/** schema.org's ItemAvailability. */
export type Availability = 'InStock' | 'PreOrder' | 'OutOfStock'

export interface ProductFacts {
  name: string
  description: string
  path: string
  /** The path of the product's picture. */
  image: string
  price: Cents
  /** The interval of a subscription, such as 'month' or 'year'. */
  interval?: string | null
  sku?: string
  category?: string | null
  seller?: { name: string; path: string } | null
  /** Labeled facts, such as the setup time. */
  properties?: ReadonlyArray<{ label: string; value: string }>
  available: Availability
  brand: string
  rating: number
  /** Without reviews no rating is published (product: display 6). */
  reviewCount: number
  reviews?: readonly ReviewFacts[]
}

export interface ReviewFacts {
  author: string
  stars: number
  title: string
  body: string
  date: string
}

/** A schema.org object for `pageMeta`. Its addresses are absolute. */
export function product(origin: string, facts: ProductFacts): object {
  return {
    '@context': context,
    '@type': 'Product',
    name: facts.name,
    description: facts.description,
    image: origin + facts.image,
    url: origin + facts.path,
    brand: { '@type': 'Brand', name: facts.brand },
    ...(facts.sku && { sku: facts.sku }),
    ...(facts.category && { category: facts.category }),
    ...(facts.properties?.length && {
      additionalProperty: facts.properties.map(({ label, value }) => ({
        '@type': 'PropertyValue',
        name: label,
        value,
      })),
    }),
    offers: offer(origin, facts),
    ...(facts.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: facts.rating.toFixed(1),
        reviewCount: facts.reviewCount,
      },
    }),
    ...(facts.reviews?.length && { review: facts.reviews.map(review) }),
  }
}

function review({ author, stars, title, body, date }: ReviewFacts): object {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: date,
    name: title,
    reviewBody: body,
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
  }
}

/** For a subscription, the price includes its billing period (UN/CEFACT codes). */
function offer(origin: string, { price, interval, available, path, seller }: ProductFacts): object {
  const amount = { price: dollarsText(price), priceCurrency: 'USD' }
  const period = interval ? periods.get(interval) : undefined
  return {
    '@type': 'Offer',
    ...amount,
    ...(period && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...amount,
        referenceQuantity: { '@type': 'QuantitativeValue', ...period },
      },
    }),
    availability: `${context}/${available}`,
    url: origin + path,
    ...(seller && {
      seller: { '@type': 'Organization', name: seller.name, url: origin + seller.path },
    }),
  }
}

const periods: ReadonlyMap<string, { value: number; unitCode: string }> = new Map([
  ['week', { value: 1, unitCode: 'WEE' }],
  ['month', { value: 1, unitCode: 'MON' }],
  ['quarter', { value: 3, unitCode: 'MON' }],
  ['year', { value: 1, unitCode: 'ANN' }],
])

export function faq(questions: ReadonlyArray<{ question: string; answer: string }>): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

export interface ArticleData {
  title: string
  summary: string
  path: string
  image: string
  author: string
  /** The publication day as an ISO date. */
  published: string
}

export function article(origin: string, facts: ArticleData): object {
  return {
    '@context': context,
    '@type': 'Article',
    headline: facts.title,
    description: facts.summary,
    image: origin + facts.image,
    mainEntityOfPage: origin + facts.path,
    datePublished: facts.published,
    author: { '@type': 'Person', name: facts.author },
    publisher: {
      '@type': 'Organization',
      name: brand.name,
      logo: { '@type': 'ImageObject', url: `${origin}/icon-180.png` },
    },
  }
}

/** The path from the home page to this page. */
export function breadcrumbs(origin: string, steps: readonly { name: string; path: string }[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

export function itemList(origin: string, items: readonly { name: string; path: string }[]): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + path,
    })),
  }
}

export interface SellerOrganization {
  name: string
  description: string
  path: string
  place: string | null
  foundedYear: number | null
  reviews: { rating: number; count: number } | null
}

/** A seller as an organization. Unknown facts are omitted. */
export function sellerOrganization(origin: string, facts: SellerOrganization): object {
  const { name, description, path, place, foundedYear, reviews } = facts
  return {
    '@context': context,
    '@type': 'Organization',
    name,
    description,
    url: origin + path,
    ...(place && { address: { '@type': 'PostalAddress', addressLocality: place } }),
    ...(foundedYear !== null && { foundingDate: String(foundedYear) }),
    ...(reviews && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: reviews.rating.toFixed(1),
        reviewCount: reviews.count,
      },
    }),
  }
}
