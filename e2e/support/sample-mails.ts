import { brand } from '#content/brand.ts'
import {
  changedRolesMail,
  newBrowserMail,
  recoveryCodeMail,
  resetFactorsMail,
} from '#account/second-factor/security-mails.server.ts'
import { importMail } from '#catalog/editing/import-mail.ts'
import { noticeText } from '#dashboard/notices/notice-mail.ts'
import type { NotifiableEvent } from '#dashboard/notices/notices.ts'
import { answerMail } from '#enquiries/inbox/enquiry-mail.server.ts'
import { mailAboutEnquiry } from '#enquiries/enquiry-notice.server.ts'
import { waitlistMail } from '#enquiries/waitlist-mail.ts'
import { inMailLayout } from '#mail/mail-layout.ts'
import type { Message } from '#mail/mail.server.ts'
import { orderMail } from '#orders/transitions/order-mails.ts'
import { orderMailKinds } from '#orders/transitions/order-mail-kinds.ts'
import { receiptMail, renewalReceiptMail } from '#orders/transitions/receipt-mail.ts'
import { newsMail, type SubscriptionNews } from '#orders/transitions/subscription-news.ts'
import { quoteMail, quoteRequestMail } from '#quotes/quote-mail.ts'
import { reviewInvitation } from '#reviews/invitations/invitation-mail.ts'
import { paidOrder, soldLine } from '../../test/support/paid-orders.ts'

const publicUrl = 'https://shop.example'
const id = '0a1b2c3d-0000-4000-8000-000000000000'
const to = 'ada@example.com'
const sender = {
  PUBLIC_URL: publicUrl,
  CONTACT_EMAIL: 'hello@wadah.example',
  COMPANY_LEGAL_NAME: `${brand.name} Incorporated`,
  COMPANY_ADDRESS: '1 Elm Street, Suite 1200, Dallas, TX 75201, United States',
}

const lines = [
  soldLine('Jake AI Platform', 178_000, { productType: 'wts_solution', quantity: 2 }),
  soldLine('Sports-betting analysis, with a very-long-name-that-nothing-breaks-by-itself-anywhere', 9_700, {
    id: 'line',
    quantity: 2,
    subscriptionInterval: 'month',
  }),
]
const order = {
  ...paidOrder(lines, { id }),
  expiresAt: new Date('2026-12-07T15:45:00Z'),
  customerId: 'browser:o',
  provenEmail: null,
  unsettled: false,
}

/** One event per kind of notice. The type makes sure that a new kind gets a sample. */
const events: { [Event in NotifiableEvent as Event['notice']]: Event } = {
  paid_line: {
    about: 'a',
    notice: 'paid_line',
    orderId: id,
    isChange: false,
    lines: [{ sellerId: 's', product: 'Product', quantity: 2 }],
  },
  subscription_lapsed: {
    about: 'a',
    notice: 'subscription_lapsed',
    orderId: id,
    product: 'Product',
    quantity: 2,
    sellerId: 's',
    ended: false,
  },
  new_proposal: {
    about: 'a',
    notice: 'new_proposal',
    proposalId: id,
    name: 'Product',
    sellerId: 's',
    seller: 'Seller',
  },
  decision: {
    about: 'a',
    notice: 'decision',
    proposalId: id,
    name: 'Product',
    sellerId: 's',
    decision: 'return',
  },
  standing: {
    about: 'a',
    notice: 'standing',
    sellerId: 's',
    seller: 'Seller',
    change: 'suspended',
    reason: 'Because.',
  },
  new_enquiry: {
    about: 'a',
    notice: 'new_enquiry',
    enquiryId: id,
    kind: 'seller_application',
    sellerId: null,
  },
  stuck_order: {
    about: 'a',
    notice: 'stuck_order',
    orderId: id,
    sentence: 'Paid 3 days ago. Mark it active, or tell the customer why it’s late.',
  },
  new_review: {
    about: 'a',
    notice: 'new_review',
    reviewId: id,
    product: 'Product',
    stars: 4,
    sellerId: null,
  },
  reported_review: { about: 'a', notice: 'reported_review', reviewId: id, product: 'Product' },
  new_quote: { about: 'a', notice: 'new_quote', quoteId: id, sellerId: null },
  webhook_paused: {
    about: 'a',
    notice: 'webhook_paused',
    webhookId: id,
    url: 'https://seller.example/hooks/orders-and-subscriptions-of-every-product',
    sellerId: 's',
  },
}
const { subscription_lapsed } = events

const dueAt = new Date('2026-12-15T12:00:00Z')
const renewal = {
  lineId: 'line',
  number: 1,
  amount: '194.00',
  quantity: 1,
  periodStart: new Date('2026-11-15T12:00:00Z'),
  periodEnd: dueAt,
}
const news: Readonly<Record<string, SubscriptionNews>> = {
  'renewal failed': { kind: 'subscription_past_due', lineId: 'line', amount: 19_400, dueAt, failedAt: dueAt },
  'subscription set to cancel': {
    kind: 'subscription_canceling',
    lineId: 'line',
    cancelAt: dueAt,
    periodEnd: dueAt,
    cancelsChange: true,
  },
  'subscription resumed by choice': {
    kind: 'subscription_continued',
    lineId: 'line',
    resumedAt: dueAt,
    amount: 19_400,
    periodEnd: dueAt,
  },
  'subscription ended unpaid': { kind: 'subscription_ended', lineId: 'line', endedAt: dueAt, why: 'unpaid' },
  'subscription ended by choice': {
    kind: 'subscription_ended',
    lineId: 'line',
    endedAt: dueAt,
    why: 'chosen',
  },
  'subscription resumed': {
    kind: 'subscription_resumed',
    lineId: 'line',
    endedAt: dueAt,
    periodEnd: dueAt,
    cancelAt: null,
  },
  'order refunded': { kind: 'order_refunded', amount: 375_400 },
}

const enquiry = {
  id,
  kind: 'seller_contact',
  page: '/marketplace/sellers/s',
  subject: 'Seller',
  name: 'Ada Example',
  email: to,
  phone: '',
  company: '',
  message: 'Does it work with our ledger?\n\nWe have two offices.',
  details: {},
} as const
const question = {
  ...enquiry,
  kind: 'product_question',
  subject: 'Inbox Triage Assistant',
  details: { product_id: 'inbox-triage-assistant' },
} as const
const answer = {
  id,
  text: 'Yes.\n\nGrace',
  signature: 'Seller',
  company: sender.CONTACT_EMAIL,
  publicUrl,
}

const recipient = { userId: id, email: to, publicUrl }
const use = { device: 'Firefox on Windows', place: 'Germany', at: dueAt }
const security = {
  'new browser': newBrowserMail(recipient, use),
  'recovery code': recoveryCodeMail(recipient, use, 1),
  'second factor reset': resetFactorsMail(recipient, 'Grace Example'),
  'changed roles': changedRolesMail(recipient, { by: 'Grace Example', before: 'support', after: 'catalog' }),
  'no more access': changedRolesMail(recipient, { by: 'Grace Example', before: 'support', after: '' }),
}

/** Mails that have no button, because there is no page to open. */
export const withoutButton: readonly string[] = ['inquiry confirmation', 'inquiry answer', 'question answer']
/** Mails to the company. */
export const toCompany: readonly string[] = ['inquiry']

/** All mails as they are sent, except those with a secret link. */
export function sampleMails(): { name: string; html: string }[] {
  const quoted = lines.map((each) => ({ ...each, listPrice: each.price }))
  const quote = { id, version: 1, code: null, provenEmail: to, expiresAt: order.expiresAt, lines: quoted }
  const free = { ...order, total: 0, customerId: 'a' }
  const notice = (event: NotifiableEvent, sellerIds: string[] | null = null) => {
    return { to, ...noticeText(event, { publicUrl, sellerIds }) }
  }
  const [inquiry, confirmation] = mailAboutEnquiry({ company: sender.CONTACT_EMAIL, publicUrl }, enquiry)
  const messages: Record<string, Message | null | undefined> = {
    ...Object.fromEntries(
      orderMailKinds.flatMap((kind) => [
        [kind, orderMail(kind, order, { publicUrl, replaces: id })],
        [`free ${kind}`, orderMail(kind, free, { publicUrl })],
      ]),
    ),
    'more units': orderMail('paid', order, { publicUrl, outcomeOfChange: 'applied' }),
    'fewer units': orderMail('paid', free, { publicUrl, outcomeOfChange: 'applied' }),
    'more units, too late': orderMail('paid', order, { publicUrl, outcomeOfChange: 'too_late' }),
    receipt: receiptMail(order, to, publicUrl),
    'renewal receipt': renewalReceiptMail(order, to, renewal, publicUrl),
    ...mapped(news, (each) => newsMail(order, each, publicUrl)),
    'quote request': quoteRequestMail(quote, publicUrl),
    quote: quoteMail(quote, publicUrl),
    'changed quote': quoteMail({ ...quote, version: 2 }, publicUrl),
    'review invitation': reviewInvitation({ to, orderId: id, lines, publicUrl, stopToken: 'x'.repeat(90) }),
    waitlist: waitlistMail({ id, to, name: 'Wadah Elevate', company: sender.CONTACT_EMAIL, publicUrl })
      .message,
    inquiry: inquiry?.message,
    'question confirmation': mailAboutEnquiry({ company: sender.CONTACT_EMAIL, publicUrl }, question)[1]
      ?.message,
    'question answer': answerMail(question, answer).message,
    'inquiry confirmation': confirmation?.message,
    'inquiry answer': answerMail(enquiry, answer).message,
    'import done': importMail({
      to,
      id,
      fileName: 'products.csv',
      figures: { written: 1, leftOut: 2, reject: 3 },
      publicUrl,
    }),
    ...mapped(security, ({ message }) => message),
    ...mapped(events, (event) => notice(event)),
    'a seller’s sale': notice(events.paid_line, ['s']),
    'a seller’s ended subscription': notice({ ...subscription_lapsed, ended: true }, ['s']),
  }
  return Object.entries(messages).map(([name, message]) => {
    if (!message) throw new Error(`no mail: ${name}`)
    return { name, html: inMailLayout(message, sender).html ?? '' }
  })
}

function mapped<Value, To>(
  values: Readonly<Record<string, Value>>,
  to: (value: Value) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value)]))
}
