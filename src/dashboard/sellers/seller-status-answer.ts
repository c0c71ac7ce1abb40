import { noAnswerSentence } from '#dashboard/components/unreachable.ts'
import type { ActionAnswer } from '#dashboard/components/action-answer.ts'
import type { SellerStatusIntent } from '#dashboard/sellers/seller-status.forms.ts'

export type SellerStatusAnswer = ActionAnswer<SellerStatusIntent>

const sellerStatusDone: Record<SellerStatusIntent, string> = {
  verify: 'The seller is verified. The shop shows it within a second.',
  unverify: 'The seller is not verified any more.',
  suspend: 'The seller is suspended. Its page and its products are out of the shop.',
  reinstate: 'The seller is reinstated, with the products that were shown before.',
}

/** The confirmation shown after an action. */
export function sellerStatusDoneWords(intent: SellerStatusIntent): string {
  return sellerStatusDone[intent]
}

export function sellerStatusErrorWords({ outcome }: SellerStatusAnswer): string {
  switch (outcome) {
    case 'invalid':
      return 'Nothing was done. Please fix the highlighted fields.'
    case 'changed':
      return 'Nothing was done, because the seller has changed since you opened this page. What holds now is below. What you typed is still there.'
    case 'not_allowed':
      return 'Nothing was done: it is so already, or you belong to this seller, so somebody else decides.'
    case 'unreachable':
      return noAnswerSentence
  }
}
