import { useActionData, useLocation } from 'react-router'
import { Banner } from '#ui/forms/banner.tsx'

/**
 * Shown after a second factor interrupted an action. Says that the action is not done yet (product: dashboard 10).
 */
export function InterruptedBanner() {
  const { search } = useLocation()
  const answer = useActionData()
  if (answer !== undefined || !new URLSearchParams(search).has('interrupted')) return null
  return <Banner title="You confirmed it’s you">Nothing has changed yet. Press the button again.</Banner>
}

/** Returns a function that says whether this action was interrupted. Its panel then reopens. */
export function useWasInterrupted(): (intent: string, of?: string) => boolean {
  const query = new URLSearchParams(useLocation().search)
  return (intent, of) =>
    query.has('interrupted') && query.get('intent') === intent && (of === undefined || query.get('of') === of)
}
