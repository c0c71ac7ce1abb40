import { notDone, type ActionAnswer } from '#dashboard/components/action-answer.ts'
import type { SellerStatusIntent } from '#dashboard/sellers/seller-status.forms.ts'

export type SellerStatusAnswer = ActionAnswer<SellerStatusIntent>

export const sellerStatusDone: Readonly<Record<SellerStatusIntent, string>> = {
  verify: 'Verified. Customers can see it now.',
  unverify: 'Verification removed. We emailed the seller.',
  suspend: 'Suspended. Customers can’t see the seller or its products.',
  reinstate: 'Reinstated, with the products it had in the shop before.',
}

export const sellerStatusNotDone: Readonly<Record<SellerStatusAnswer['outcome'], string>> = {
  ...notDone,
  changed: 'Not done: the seller changed since you opened this page. Here it is now. Your text is safe.',
  not_allowed: 'Not done: it’s already done, or you belong to this seller.',
}
