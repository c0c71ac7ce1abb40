import { Banner } from '#ui/forms/banner.tsx'

/** Tells the members of a seller that it is suspended (product: dashboard 50). */
export function SuspendedBanner({ name }: { name: string }) {
  return (
    <Banner title={`${name} is suspended.`}>
      Customers can’t see it or its products until our team reinstates it. Open orders continue.
    </Banner>
  )
}
