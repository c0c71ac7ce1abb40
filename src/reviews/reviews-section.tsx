import { DetailBlock } from '#catalogue/details/detail-block.tsx'
import type { ReviewExcerptProps } from '#reviews/review-excerpt.tsx'
import { Island } from '#ui/island.tsx'

async function fetchList() {
  return (await import('#reviews/review-excerpt.tsx')).ReviewExcerptList
}

/** A plain import would be part of the page's first load. */
const ServerList = import.meta.env.SSR ? await fetchList() : null

/** The region 'Reviews' of an item's page. */
export function ReviewsSection(props: ReviewExcerptProps) {
  return (
    <DetailBlock id="reviews" title="Reviews">
      <Island
        key={props.path}
        load={async () => {
          const List = await fetchList()
          return <List {...props} />
        }}
      >
        {ServerList && <ServerList {...props} />}
      </Island>
    </DetailBlock>
  )
}
