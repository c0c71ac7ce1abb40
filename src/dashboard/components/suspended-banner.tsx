import { Banner } from '#ui/forms/banner.tsx'

/** Shown to members of a suspended seller (product: dashboard 50). */
export function SuspendedBanner({ name }: { name: string }) {
  return (
    <Banner title={`${name} is suspended.`}>
      Customers can’t see it or its products until our team reinstates it. Open orders continue.
    </Banner>
  )
}
