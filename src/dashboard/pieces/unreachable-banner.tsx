import { useActionData } from 'react-router'
import { isUnreachable } from '#dashboard/pieces/unreachable.ts'
import { Banner } from '#ui/banner.tsx'

/** Says that the form of the page did not reach the server. What is typed stays in its fields. */
export function UnreachableBanner() {
  if (!isUnreachable(useActionData())) return null
  return (
    <Banner tone="error">
      Nothing was done, because the shop did not answer. What you typed is still here. Please try again.
    </Banner>
  )
}
