import { brand } from '#content/brand.ts'
import {
  type NotifiableEvent,
  type NoticeLine,
  type ProposalDecision,
  type SellerDecision,
  mailKindOf,
  type Notice,
} from '#dashboard/notices/notices.ts'
import type { EnquiryKind } from '#enquiries/enquiries.ts'
import { mailPage } from '#mail/mail-page.ts'
import type { MailUrgency } from '#mail/mail-urgency.ts'
import { orderNumber } from '#orders/order-number.ts'
import { quoteNumber } from '#quotes/quote.ts'

/** Anybody can send inquiries and reports, so their notices must not delay mails about orders. */
export function noticeUrgency(notice: Notice): MailUrgency {
  return notice === 'new_enquiry' || notice === 'reported_review' ? 'low' : 'normal'
}

/**
 * Creates the mail of a notice: what happened, and the link to its page. It contains no data of customers or
 * senders (product: dashboard 129).
 */
export function noticeText(
  event: NotifiableEvent,
  { publicUrl, sellerIds }: { publicUrl: string; sellerIds: readonly string[] | null },
): { subject: string; text: string; html: string } {
  const { subject, paragraphs, items = [], path } = wordsOf(event, sellerIds)
  const address = new URL(path, publicUrl).href
  const notices = new URL('/dashboard/notices', publicUrl).href
  const list = items.length > 0 ? [[bought, ...items.map((each) => `- ${each}`)].join('\n')] : []
  const text = [...paragraphs, ...list, address, `Turn off these emails: ${notices}`, brand.name]
  const html = mailPage({
    title: subject,
    paragraphs: paragraphs.flatMap((paragraph) => paragraph.split('\n')),
    links: [
      { label: 'Open the dashboard', address },
      { label: 'Turn off these emails', address: notices },
    ],
    ...(items.length > 0 && { facts: { heading: bought, items: items.map((name) => ({ name })) } }),
  })
  return { subject, text: `${text.join('\n\n')}\n`, html }
}

const bought = 'What they bought:'

interface Words {
  subject: string
  paragraphs: readonly string[]
  /** The names of the purchased items. */
  items?: readonly string[]
  path: string
}

const decisions: Record<ProposalDecision, { subject: string; outcome: string }> = {
  approve: { subject: 'Your proposal was approved', outcome: 'was approved and is in the shop' },
  return: {
    subject: 'Your proposal was sent back',
    outcome: 'was sent back. The comments say what to change',
  },
  reject: { subject: 'Your proposal was rejected', outcome: 'was rejected. The reason is on its page' },
}

function wordsOf(event: NotifiableEvent, sellerIds: readonly string[] | null): Words {
  switch (event.notice) {
    case 'paid_line':
      return paidWords(event, sellerIds)
    case 'subscription_lapsed':
      return lapsedWords(event, sellerIds)
    case 'new_proposal':
      return {
        subject: 'A proposal needs your decision',
        paragraphs: [`${event.seller} submitted a proposal: ${event.name}.`],
        path: `/dashboard/proposals/${event.proposalId}`,
      }
    case 'decision':
      return {
        subject: decisions[event.decision].subject,
        paragraphs: [`Your proposal ${event.name} ${decisions[event.decision].outcome}.`],
        path: `/dashboard/proposals/${event.proposalId}`,
      }
    case 'standing':
      return sellerDecisionText(event)
    case 'new_enquiry':
      return {
        subject: 'A new inquiry',
        paragraphs: [enquirySentences[event.kind]],
        path: `/dashboard/enquiries/${event.enquiryId}`,
      }
    case 'stuck_order':
      return {
        subject: `Order ${orderNumber(event.orderId)} is stuck`,
        paragraphs: [event.sentence],
        path: `/dashboard/orders/${event.orderId}`,
      }
    case 'new_review':
      return {
        subject: 'A new review',
        paragraphs: [
          `A buyer gave ${event.product} ${event.stars} of 5 stars. You can answer the review once.`,
        ],
        path: `/dashboard/reviews/${event.reviewId}`,
      }
    case 'reported_review':
      return {
        subject: 'A review was reported',
        paragraphs: [`Someone reported a review of ${event.product}. It stays up until you decide.`],
        path: `/dashboard/reviews/${event.reviewId}`,
      }
    case 'new_quote':
      return {
        subject: `New quote request ${quoteNumber(event.quoteId)}`,
        paragraphs: ['A customer asked for prices and is waiting for your answer.'],
        path: `/dashboard/quotes/${event.quoteId}`,
      }
    case 'webhook_paused':
      return {
        subject: 'We paused a webhook',
        paragraphs: [
          `${event.url} hasn’t accepted a message for a day, so we paused it. We hold its messages until you turn it on again.`,
        ],
        path: `/dashboard/developers/webhooks/${event.webhookId}`,
      }
  }
}

const sellerDecisions: Record<SellerDecision, { subject: string; sentence: string }> = {
  verified: { subject: 'is verified', sentence: 'is now verified. Its page shows what we checked.' },
  unverified: { subject: 'is no longer verified', sentence: 'is no longer verified.' },
  suspended: {
    subject: 'is suspended',
    sentence:
      'is suspended. Customers can’t see it or its products until it’s reinstated. Open orders continue, and you can keep working in the dashboard.',
  },
  reinstated: {
    subject: 'is reinstated',
    sentence: 'is reinstated. It’s back in the shop, with the products we had hidden.',
  },
}

function sellerDecisionText({
  sellerId,
  seller,
  change,
  reason,
}: Extract<NotifiableEvent, { notice: 'standing' }>): Words {
  const { subject, sentence } = sellerDecisions[change]
  return {
    subject: `${seller} ${subject}`,
    paragraphs: [`${seller} ${sentence}`, ...(reason === '' ? [] : [`Reason: ${reason}`])],
    path: `/dashboard/products?own=1&seller=${encodeURIComponent(sellerId)}`,
  }
}

/** Returns the text about a paid order. Members see their lines, not its number (product: dashboard 88). */
function paidWords(
  { orderId, isChange, lines }: Extract<NotifiableEvent, { notice: 'paid_line' }>,
  sellerIds: readonly string[] | null,
): Words {
  const list = (shown: readonly NoticeLine[]) =>
    shown.map(({ product, quantity }) => (isChange ? product : `${quantity} × ${product}`))
  if (sellerIds === null) {
    return {
      subject: `Order ${orderNumber(orderId)} is paid`,
      paragraphs: [
        isChange
          ? 'It changes the quantity of a subscription. If it was paid in time, there’s nothing left to do.'
          : 'Its services should be active within 24-48 hours.',
      ],
      items: list(lines),
      path: `/dashboard/orders/${orderId}`,
    }
  }
  const own = lines.filter(({ sellerId }) => sellerId !== null && sellerIds.includes(sellerId))
  return {
    subject: isChange ? 'A subscription changed' : 'You made a sale',
    paragraphs: [
      `${isChange ? 'A customer ordered another quantity.' : 'A customer just paid.'} You’ll find the buyer in the dashboard.`,
    ],
    items: list(own),
    path: '/dashboard/orders?state=paid',
  }
}

function lapsedWords(
  { orderId, product, quantity, ended }: Extract<NotifiableEvent, { notice: 'subscription_lapsed' }>,
  sellerIds: readonly string[] | null,
): Words {
  const units = `${quantity} × ${product}`
  return {
    subject: ended ? 'A subscription has ended' : 'A subscription is past due',
    paragraphs: [
      ended
        ? `${units}. Its access has ended, too.`
        : `The renewal payment for ${units} failed. The customer keeps access for now.`,
    ],
    path: sellerIds === null ? `/dashboard/orders/${orderId}` : '/dashboard/subscriptions',
  }
}

const enquirySentences: Record<EnquiryKind, string> = {
  contact: 'New message from the contact form.',
  silo_application: 'New application to a network silo.',
  fund_application: 'New application to the fund.',
  call_back: 'New call-back request.',
  job_application: 'New message from the careers page.',
  seller_contact: 'New message to a seller.',
  seller_application: `New application to sell on ${brand.name}.`,
  product_request: 'New product request.',
  product_question: 'A visitor asked a question about a product.',
}

export function mailKey({ notice, about }: NotifiableEvent, recipientId: string): string {
  return `${mailKindOf(notice)} ${about} ${recipientId}`
}
