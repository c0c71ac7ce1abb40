import { noAnswerSentence } from '#dashboard/components/unreachable.ts'
import type { ActionAnswer } from '#dashboard/components/action-answer.ts'
import type { ReviewIntent } from '#dashboard/reviews/review-actions.forms.ts'
import type { ReviewEventKind } from '#reviews/review.ts'

export type ReviewActionAnswer = ActionAnswer<ReviewIntent>

const done: Readonly<Record<ReviewIntent, string>> = {
  answer: 'The answer is published.',
  report: 'Review reported. Our team will decide.',
  hide: 'The review is hidden. Ratings no longer count it.',
  publish: 'The review is published again.',
  close: 'The reports are closed. The review stays published.',
}

/** The confirmation shown after an action. */
export function reviewDoneSentence(intent: ReviewIntent): string {
  return done[intent]
}

export function reviewNotDoneSentence({ outcome }: ReviewActionAnswer): string {
  switch (outcome) {
    case 'invalid':
      return 'Not done. Please fix the highlighted fields.'
    case 'changed':
      return 'Not done: someone changed this review since you opened the page. Here it is now.'
    case 'not_allowed':
      return 'Not done: that’s no longer possible for this review.'
    case 'unreachable':
      return noAnswerSentence
  }
}

const happened: Readonly<Record<ReviewEventKind, string>> = {
  written: 'Written by the buyer',
  edited: 'Edited by the buyer',
  answered: 'Answered',
  reported: 'Reported',
  hidden: 'Hidden',
  published: 'Published again',
  reports_closed: 'Reports closed',
}

export function reviewEventLabel(kind: ReviewEventKind): string {
  return happened[kind]
}
