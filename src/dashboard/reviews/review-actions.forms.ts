import type { Permission } from '#account/staff/roles.ts'
import { moderationReason, reportForm, reviewAnswer } from '#reviews/review.forms.ts'
import { notDone, type ActionAnswer } from '#dashboard/components/action-answer.ts'
import type { ReviewEventKind } from '#reviews/review.ts'

import * as z from 'zod/mini'

/** The actions on a review, with the permission that each requires (product: reviews 13 to 15). */
export const reviewActionPermissions = {
  answer: 'reviews.answer',
  report: 'reviews.report',
  hide: 'reviews.moderate',
  publish: 'reviews.moderate',
  close: 'reviews.moderate',
} as const satisfies Record<string, Permission>

export type ReviewIntent = keyof typeof reviewActionPermissions

export const reviewActionForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('answer'), text: reviewAnswer }),
  z.extend(reportForm, { intent: z.literal('report') }),
  z.object({ intent: z.literal('hide'), reason: moderationReason }),
  z.object({ intent: z.literal('publish'), reason: moderationReason }),
  z.object({ intent: z.literal('close'), reason: moderationReason }),
])

export type ReviewAction = z.output<typeof reviewActionForm>

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
