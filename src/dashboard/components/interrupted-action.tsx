import { useActionData, useLocation } from 'react-router'
import { Banner } from '#ui/forms/banner.tsx'

/** Says that an action is not done yet, because the second factor came first (product: dashboard 10). */
export function InterruptedBanner() {
  const { search } = useLocation()
  const answer = useActionData()
  if (answer !== undefined || !new URLSearchParams(search).has('interrupted')) return null
  return <Banner title="You confirmed it’s you">Nothing has changed yet. Press the button again.</Banner>
}

/** Returns a function that tells whether this action was interrupted, so that its panel opens again. */
export function useWasInterrupted(): (intent: string, of?: string) => boolean {
  const query = new URLSearchParams(useLocation().search)
  return (intent, of) =>
    query.has('interrupted') && query.get('intent') === intent && (of === undefined || query.get('of') === of)
}
