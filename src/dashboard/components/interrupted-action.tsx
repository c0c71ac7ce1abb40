import { useActionData, useLocation } from 'react-router'
import { Banner } from '#ui/forms/banner.tsx'

/** Says after a second factor in the middle of an action that the action is still to be made (product: dashboard 10). */
export function InterruptedBanner() {
  const { search } = useLocation()
  const answer = useActionData()
  if (answer !== undefined || !new URLSearchParams(search).has('interrupted')) return null
  return <Banner title="You confirmed it’s you">Nothing has changed yet. Press the button again.</Banner>
}

/** Whether that action was this one, so that its panel opens again. */
export function useWasInterrupted(): (intent: string, of?: string) => boolean {
  const query = new URLSearchParams(useLocation().search)
  return (intent, of) =>
    query.has('interrupted') && query.get('intent') === intent && (of === undefined || query.get('of') === of)
}
