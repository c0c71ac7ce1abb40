import { Banner } from '#ui/forms/banner.tsx'

/** Tells the members of a seller that it is suspended (product: dashboard 50). */
export function SuspendedBanner({ name }: { name: string }) {
  return (
    <Banner title={`${name} is suspended.`}>
      Neither it nor its products are in the shop until staff reinstate it. Open orders go on.
    </Banner>
  )
}
