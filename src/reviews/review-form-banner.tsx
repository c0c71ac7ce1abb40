import { unavailableSentence, type ReviewFormAnswer } from '#reviews/review-form-answer.ts'
import { Banner } from '#ui/forms/banner.tsx'

/** The result of the last submission, shown above the form. */
export function ReviewFormBanner({ answer }: { answer: ReviewFormAnswer | undefined }) {
  if (!answer) return null
  if (answer.outcome === 'invalid') {
    return <Banner tone="error" title="Nothing was saved. Please fix the highlighted fields." />
  }
  const sentence = answer.outcome === 'not_possible' ? answer.sentence : unavailableSentence
  return <Banner tone="error">{sentence}</Banner>
}
