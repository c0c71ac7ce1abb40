import { Banner } from '#ui/forms/banner.tsx'

/** Lists items that the shop no longer has (product: saved 7). */
export function MissingItems({ ids, children }: { ids: readonly string[]; children?: React.ReactNode }) {
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
