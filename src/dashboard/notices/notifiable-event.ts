import type { ProposalAction } from '#catalog/proposals/proposal-state.ts'
import type { EnquiryKind } from '#enquiries/enquiries.ts'

export interface NoticeLine {
  sellerId: string | null
  product: string
  quantity: number
}

export type ProposalDecision = Extract<ProposalAction, 'approve' | 'return' | 'reject'>

/** The decisions that staff make about a seller. */
export type SellerDecision = 'verified' | 'unverified' | 'suspended' | 'reinstated'

/** An event that causes a notice. `about` is unique among the events of one kind of notice. */
export type NotifiableEvent = { about: string } & (
  | { notice: 'paid_line'; orderId: string; isChange: boolean; lines: readonly NoticeLine[] }
  | {
      notice: 'subscription_lapsed'
      orderId: string
      product: string
      quantity: number
      sellerId: string | null
      ended: boolean
    }
  | { notice: 'new_proposal'; proposalId: string; name: string; sellerId: string; seller: string }
  | { notice: 'decision'; proposalId: string; name: string; sellerId: string; decision: ProposalDecision }
  | { notice: 'standing'; sellerId: string; seller: string; change: SellerDecision; reason: string }
  | { notice: 'new_enquiry'; enquiryId: string; kind: EnquiryKind; sellerId: string | null }
  | { notice: 'stuck_order'; orderId: string; sentence: string }
  | { notice: 'new_review'; reviewId: string; product: string; stars: number; sellerId: string | null }
  | { notice: 'reported_review'; reviewId: string; product: string }
  | { notice: 'new_quote'; quoteId: string; sellerId: string | null }
  | { notice: 'webhook_paused'; webhookId: string; url: string; sellerId: string }
)

export function sellersOf(event: NotifiableEvent): string[] {
  if (event.notice === 'paid_line') {
    return [...new Set(event.lines.flatMap(({ sellerId }) => (sellerId === null ? [] : [sellerId])))]
  }
  return 'sellerId' in event && event.sellerId !== null ? [event.sellerId] : []
}
