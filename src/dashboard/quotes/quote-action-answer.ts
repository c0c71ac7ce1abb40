import { notDone, type ActionAnswer } from '#dashboard/components/action-answer.ts'

const quoteIntents = ['answer', 'withdraw', 'preview', 'discount'] as const
export type QuoteIntent = (typeof quoteIntents)[number]
/** Why a form was rejected, or a preview of the entered values. */
export type QuoteActionAnswer =
  | ActionAnswer<QuoteIntent>
  | { outcome: 'preview'; values: Record<string, string> }

export function quoteIntentOf(text: string | null | undefined): QuoteIntent | null {
  return quoteIntents.find((intent) => intent === text) ?? null
}

export const quoteDone = (isMailed: boolean) => ({
  answer: isMailed
    ? 'Quote sent. The email to your customer is on its way.'
    : 'Quote sent. Your customer will find it in the shop.',
  withdraw: 'Quote withdrawn.',
})

export const quoteNotDone: Readonly<Record<ActionAnswer<QuoteIntent>['outcome'], string>> = {
  ...notDone,
  changed: 'Not done: the quote changed since you opened this page. Here it is now. Your text is safe.',
  not_allowed: 'Not done: that’s not possible now.',
}
