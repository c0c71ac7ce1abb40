import type { FieldErrors } from '#lib/field-errors.ts'

/** Why nothing was changed, and of which subscription. */
export type SubscriptionAnswer =
  | { outcome: 'invalid'; line: string; values: Record<string, string>; fieldErrors: FieldErrors }
  | {
      outcome: 'unknown' | 'ended' | 'canceling' | 'unchanged' | 'under_way' | 'too_many' | 'away'
      line: string
    }

/** The sentence above the list; an invalid field has its own. */
export function subscriptionProblem({ outcome }: SubscriptionAnswer): string {
  switch (outcome) {
    case 'invalid':
      return 'Nothing has changed. Please enter a number from 1 to 99.'
    case 'unknown':
      return 'We couldn’t find this subscription. Log in with the account you ordered with.'
    case 'ended':
      return 'This subscription has ended. You can order it again anytime.'
    case 'canceling':
      return 'This subscription is set to cancel. Resume it to change the quantity.'
    case 'unchanged':
      return 'You already have this many.'
    case 'under_way':
      return 'You’ve already signed a change to this quantity. It takes effect once it’s paid.'
    case 'too_many':
      return 'That’s a lot of changes at once. Please try again in an hour.'
    case 'away':
      return 'We couldn’t save this just now. Please try again in a moment.'
  }
}

export function subscriptionDone(done: string | null): string | null {
  if (done === 'cancel')
    return 'Your subscription is set to cancel. You keep it until the end of the paid period.'
  return done === 'resume' ? 'Your subscription continues. It renews at the end of the paid period.' : null
}
