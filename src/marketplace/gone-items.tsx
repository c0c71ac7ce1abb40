import { Banner } from '#ui/forms/banner.tsx'

/** Says what a list or a link names that the shop does not have any more (product: saved 7). */
export function GoneItems({ ids, children }: { ids: readonly string[]; children?: React.ReactNode }) {
  if (ids.length === 0) return null
  const title =
    ids.length === 1
      ? 'One product is no longer in the shop'
      : `${ids.length} products are no longer in the shop`
  return (
    <Banner title={title}>
      <p>{ids.join(', ')}</p>
      {children}
    </Banner>
  )
}
