import { brand } from '#content/brand.ts'
import { noticeText, type NotifiableEvent } from '#dashboard/notices/notice-mail.ts'
import { inMailLayout } from '#mail/mail-layout.ts'
import { orderMail, orderMailKinds } from '#orders/order-mails.ts'
import { receiptMail, renewalReceiptMail } from '#orders/receipt-mail.ts'
import { newsMail, type SubscriptionNews } from '#orders/subscription-news.ts'
import { quoteMail } from '#quotes/quote-mail.ts'
import { reviewInvitation } from '#reviews/invitations/invitation-mail.ts'

const publicUrl = 'https://shop.example'
const id = '0a1b2c3d-0000-4000-8000-000000000000'
const to = 'ada@example.com'
const sender = {
  PUBLIC_URL: publicUrl,
  CONTACT_EMAIL: 'hello@wadah.example',
  COMPANY_LEGAL_NAME: `${brand.name} Incorporated`,
  COMPANY_ADDRESS: '1 Elm Street, Suite 1200, Dallas, TX 75201, United States',
}

const line = {
  id: 'line',
  productId: 'p',
  offer: 'standard',
  quantity: 2,
  sellerId: null,
  sellerName: null,
} as const
const lines = [
  {
    ...line,
    productType: 'wts_solution',
    name: 'Jake AI Platform',
    price: 178_000,
    total: 356_000,
    discount: 0,
    subscriptionInterval: null,
  },
  {
    ...line,
    productType: 'marketplace',
    name: 'Sports-betting analysis, with a very-long-name-that-nothing-breaks-by-itself-anywhere',
    price: 9_700,
    total: 19_400,
    discount: 0,
    subscriptionInterval: 'month',
  },
] as const
const form = {
  fullName: 'Ada Example',
  email: to,
  phone: '+1 214 555 0199',
  company: '',
  address: '1 Main Street',
  city: 'Dallas',
  state: 'TX',
  zipCode: '75201',
  country: 'United States',
  notes: '',
  taxId: '',
  poNumber: '',
}
const order = {
  id,
  total: 375_400,
  expiresAt: new Date('2026-12-07T15:45:00Z'),
  timeZone: 'America/Chicago',
  customerId: 'browser:o',
  provenEmail: null,
  quoteId: null,
  unsettled: false,
  discountCode: '',
  form,
  lines: [...lines],
}

const events: NotifiableEvent[] = [
  {
    about: 'a',
    notice: 'paid_line',
    orderId: id,
    lines: [{ sellerId: 's', product: 'Product', quantity: 2 }],
  },
  {
    about: 'a',
    notice: 'subscription_lapsed',
    orderId: id,
    product: 'Product',
    quantity: 2,
    sellerId: 's',
    ended: false,
  },
  { about: 'a', notice: 'new_proposal', proposalId: id, name: 'Product', sellerId: 's', seller: 'Seller' },
  { about: 'a', notice: 'decision', proposalId: id, name: 'Product', sellerId: 's', decision: 'return' },
  {
    about: 'a',
    notice: 'standing',
    sellerId: 's',
    seller: 'Seller',
    change: 'suspended',
    reason: 'Because.',
  },
  { about: 'a', notice: 'new_enquiry', enquiryId: id, kind: 'seller_application', sellerId: null },
  { about: 'a', notice: 'stuck_order', orderId: id, reason: 'silent' },
  { about: 'a', notice: 'new_review', reviewId: id, product: 'Product', stars: 4, sellerId: null },
  { about: 'a', notice: 'reported_review', reviewId: id, product: 'Product' },
  { about: 'a', notice: 'new_quote', quoteId: id, sellerId: null },
]

const dueAt = new Date('2026-12-15T12:00:00Z')
const renewal = {
  lineId: 'line',
  number: 1,
  amount: '194.00',
  quantity: 1,
  periodStart: new Date('2026-11-15T12:00:00Z'),
  periodEnd: dueAt,
}
const news: SubscriptionNews[] = [
  { kind: 'subscription_past_due', lineId: 'line', amount: 19_400, dueAt, failedAt: dueAt },
  { kind: 'subscription_ended', lineId: 'line', endedAt: dueAt, why: 'unpaid' },
  { kind: 'subscription_resumed', lineId: 'line', endedAt: dueAt, periodEnd: dueAt, cancelAt: null },
  { kind: 'order_refunded', amount: 375_400 },
]

/** All mails about orders, subscriptions, quotes and reviews, and all notices to staff and sellers, in their final form. */
export function sampleMails(): { name: string; html: string }[] {
  const quoted = lines.map((each) => ({ ...each, listPrice: each.price }))
  const quote = { id, version: 1, provenEmail: to, expiresAt: order.expiresAt, lines: quoted }
  const messages = {
    ...Object.fromEntries(
      orderMailKinds.flatMap((kind) => [
        [kind, orderMail(kind, order, { publicUrl, replaces: id })],
        [`free ${kind}`, orderMail(kind, { ...order, total: 0, customerId: 'a' }, { publicUrl })],
      ]),
    ),
    receipt: receiptMail(order, to, publicUrl),
    'renewal receipt': renewalReceiptMail(order, to, renewal, publicUrl),
    ...Object.fromEntries(news.map((each) => [each.kind, newsMail(order, each, publicUrl)])),
    quote: quoteMail(quote, publicUrl),
    'changed quote': quoteMail({ ...quote, version: 2 }, publicUrl),
    'review invitation': reviewInvitation({ to, orderId: id, lines, publicUrl, stopToken: 'x'.repeat(90) }),
    ...Object.fromEntries(
      events.map((event) => [event.notice, { to, ...noticeText(event, { publicUrl, sellerIds: null }) }]),
    ),
  }
  return Object.entries(messages).map(([name, message]) => {
    if (!message) throw new Error(`no mail: ${name}`)
    return { name, html: inMailLayout(message, sender).html ?? '' }
  })
}
