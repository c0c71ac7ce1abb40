import * as z from 'zod/mini'
import type { Permission } from '#account/staff/roles.ts'
import { moderationReason, reportForm, reviewAnswer } from '#reviews/review.forms.ts'

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
