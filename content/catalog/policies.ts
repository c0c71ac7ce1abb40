/**
 * Policies that apply to every item of a type. The terms say that a signed agreement has priority over them.
 */

export const supportHours =
  'Monday to Friday, 9 AM to 6 PM Central Time, by email and through the contact page.'

export const cancelling = {
  once: 'Cancel anytime before you sign. It’s a one-time purchase, so it never renews.',
  project:
    'Cancel anytime before you sign. After that, your agreement says how either side can end the project and what’s owed for finished work.',
  subscription:
    'Cancel anytime before you sign. After that, cancel in My Purchases; you keep access through the period you paid for. Your signed agreement controls.',
  free: 'It’s free: no order, no account, nothing to cancel.',
  demo: 'The demo is free and places no order. If you buy later, you can cancel until you sign.',
  soon: 'It’s not on sale yet. The waitlist is free, and you can leave it anytime by email.',
} as const

export const refund = {
  once: 'Refund terms are in your agreement. You see them before you sign or pay.',
  project:
    'Refund terms are in your agreement, including what comes back if a project ends early. You see them before you sign or pay.',
  subscription:
    'Refund terms are in your agreement, for each billing period. You see them before you sign or pay.',
  free: 'You pay nothing, so there’s nothing to refund.',
  demo: 'The demo costs nothing. Refund terms for a later order are in its agreement.',
  soon: 'You pay nothing while it’s on the waitlist.',
} as const
