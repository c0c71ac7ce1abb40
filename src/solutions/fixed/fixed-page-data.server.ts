import { detailProperties, detailQuestions } from '#catalog/details/detail-data.ts'
import { brand } from '#content/brand.ts'
import { shareImagePath } from '#site/page-meta.ts'
import { breadcrumbs, product } from '#site/structured-data.ts'
import { availability, backLinks, pricing, reviewsNote } from '#solutions/fixed/content/fixed-page.ts'
import type { FoundFixedPage } from '#solutions/fixed/fixed-page.server.ts'

export function fixedPageData(origin: string, { page, path, sale, reviews }: FoundFixedPage): object[] {
  /** The reviews of the paid engagement do not rate the free introduction. */
  const isRated = reviewsNote(page) === null
  return [
    product(origin, {
      name: page.title,
      description: page.lede,
      path,
      image: shareImagePath(path),
      price: pricing(page, sale).current,
      available: availability(sale),
      brand: brand.name,
      rating: sale.rating,
      reviewCount: isRated ? sale.reviewCount : 0,
      interval: sale.interval,
      sku: sale.id,
      properties: detailProperties(sale.details),
      reviews: isRated && reviews ? reviews.newest : [],
    }),
    breadcrumbs(origin, [
      { name: backLinks[page.back].name, path: backLinks[page.back].to },
      { name: page.title, path },
    ]),
    ...detailQuestions(sale.details),
  ]
}
