import type { MetaDescriptor } from 'react-router'
import type { ReviewPage } from '#reviews/published-review.ts'
import { pageMeta } from '#site/page-meta.ts'

interface Shown {
  /** The reviewed item and its reviews; missing if they could not be read. */
  subject?: { name: string }
  found?: ReviewPage
  structuredData?: object | undefined
}

/** The title and description of a page of reviews. Search engines index only the first page in the default order. */
export function reviewsMeta(
  matches: Parameters<typeof pageMeta>[0],
  { subject, found, structuredData }: Shown,
  { path, itemType }: { path: string; itemType: 'product' | 'solution' },
): MetaDescriptor[] {
  if (!subject || !found) {
    return pageMeta(matches, {
      title: 'Reviews',
      description: `Reviews of a ${itemType}.`,
      path,
      noIndex: true,
    })
  }
  return pageMeta(matches, {
    title: `Reviews of ${subject.name}`,
    description: `What buyers say about ${subject.name}.`,
    path,
    noIndex: found.page > 1 || found.sort !== 'newest' || found.stars !== null || found.reviews.length === 0,
    structuredData: structuredData ? [structuredData] : [],
  })
}
