import { noAnswerSentence } from '#dashboard/components/unreachable.ts'
import type { ActionAnswer } from '#dashboard/components/action-answer.ts'

export const quoteIntents = ['answer', 'withdraw', 'preview', 'discount'] as const
export type QuoteIntent = (typeof quoteIntents)[number]
/** A preview has the values of the form, which are valid. */
export type QuoteActionAnswer =
  | ActionAnswer<QuoteIntent>
  | { outcome: 'preview'; values: Record<string, string> }

export function quoteIntentOf(text: string | null | undefined): QuoteIntent | null {
  return quoteIntents.find((intent) => intent === text) ?? null
}

/** The confirmation shown after an action. */
export function quoteDoneSentence(intent: QuoteIntent, isMailed: boolean): string {
  if (intent === 'withdraw') return 'The quote is withdrawn.'
  return isMailed
    ? 'The quote is answered, and the mail to its customer is on its way.'
    : 'The quote is answered. Its customer finds it in the shop.'
}

export function quoteNotDoneSentence({ outcome }: ActionAnswer<QuoteIntent>): string {
  switch (outcome) {
    case 'invalid':
      return 'Nothing was done. Please fix the highlighted fields.'
    case 'changed':
      return 'Nothing was done: the quote has changed since you opened this page. This is how it stands now; what you typed is still here.'
    case 'not_allowed':
      return 'Nothing was done: this is not possible now.'
    case 'unreachable':
      return noAnswerSentence
  }
}
