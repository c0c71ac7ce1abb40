import { useActionData } from 'react-router'
import { isUnreachable, noAnswerSentence } from '#dashboard/components/unreachable.ts'
import { Banner } from '#ui/forms/banner.tsx'

/** Says that the server did not respond to the form. The fields keep their values. */
export function UnreachableBanner() {
  if (!isUnreachable(useActionData())) return null
  return <Banner tone="error">{noAnswerSentence}</Banner>
}
