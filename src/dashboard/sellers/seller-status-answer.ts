import { noAnswerSentence } from '#dashboard/components/unreachable.ts'
import type { ActionAnswer } from '#dashboard/components/action-answer.ts'
import type { SellerStatusIntent } from '#dashboard/sellers/seller-status.forms.ts'

export type SellerStatusAnswer = ActionAnswer<SellerStatusIntent>

const sellerStatusDone: Record<SellerStatusIntent, string> = {
  verify: 'Verified. Customers can see it now.',
  unverify: 'Verification removed. We emailed the seller.',
  suspend: 'Suspended. Customers can’t see the seller or its products.',
  reinstate: 'Reinstated, with the products it had in the shop before.',
}

/** The confirmation shown after an action. */
export function sellerStatusDoneWords(intent: SellerStatusIntent): string {
  return sellerStatusDone[intent]
}

export function sellerStatusErrorWords({ outcome }: SellerStatusAnswer): string {
  switch (outcome) {
    case 'invalid':
      return 'Not done. Please fix the highlighted fields.'
    case 'changed':
      return 'Not done: the seller changed since you opened this page. Here it is now. Your text is safe.'
    case 'not_allowed':
      return 'Not done: it’s already done, or you belong to this seller.'
    case 'unreachable':
      return noAnswerSentence
  }
}
