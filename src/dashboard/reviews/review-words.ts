import { notDone, type ActionAnswer } from '#dashboard/components/action-answer.ts'
import type { ReviewIntent } from '#dashboard/reviews/review-actions.forms.ts'
import type { ReviewEventKind } from '#reviews/review.ts'

export type ReviewActionAnswer = ActionAnswer<ReviewIntent>

export const reviewDone: Readonly<Record<ReviewIntent, string>> = {
  answer: 'The answer is published.',
  report: 'Review reported. Our team will decide.',
  hide: 'The review is hidden. Ratings no longer count it.',
  publish: 'The review is published again.',
  close: 'The reports are closed. The review stays published.',
}

export const reviewNotDone: Readonly<Record<ReviewActionAnswer['outcome'], string>> = {
  ...notDone,
  changed: 'Not done: someone changed this review since you opened the page. Here it is now.',
  not_allowed: 'Not done: that’s no longer possible for this review.',
}

export const reviewEventLabels: Readonly<Record<ReviewEventKind, string>> = {
  written: 'Written by the buyer',
  edited: 'Edited by the buyer',
  answered: 'Answered',
  reported: 'Reported',
  hidden: 'Hidden',
  published: 'Published again',
  reports_closed: 'Reports closed',
}
