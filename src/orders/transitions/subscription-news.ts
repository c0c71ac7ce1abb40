import { keepAccess } from '#catalog/details/cancel-words.ts'
import { formatMoney, type Cents } from '#lib/money.ts'
import { mailWithLink } from '#mail/mail-page.ts'
import type { OrderMailWords } from '#orders/transitions/order-mails.ts'
import { orderNumber } from '#orders/order-number.ts'
import { orderPath, subscriptionsPath } from '#orders/order-paths.ts'
import type { Order } from '#orders/order.ts'
import { longDay } from '#orders/times.ts'
import { addDays } from '#lib/days.ts'

/** An event about a subscription or an order's access that is mailed to the customer (product: subscriptions 17). */
export type SubscriptionNews =
  | { kind: 'subscription_past_due'; lineId: string; amount: Cents; dueAt: Date; failedAt: Date }
  | {
      kind: 'subscription_canceling'
      lineId: string
      cancelAt: Date
      periodEnd: Date
      /** Whether an unpaid change of the quantity is canceled too. */
      cancelsChange: boolean
    }
  /** Corrects an earlier mail that said the subscription was set to cancel. */
  | { kind: 'subscription_continued'; lineId: string; resumedAt: Date; amount: Cents; periodEnd: Date }
  | { kind: 'subscription_ended'; lineId: string; endedAt: Date; why: 'chosen' | 'unpaid' | 'canceled' }
  /** Corrects an earlier mail that announced the end. */
  | {
      kind: 'subscription_resumed'
      lineId: string
      endedAt: Date | null
      periodEnd: Date
      cancelAt: Date | null
    }
  | { kind: 'order_refunded'; amount: Cents }

type Mailed = Pick<Order, 'id' | 'form' | 'lines' | 'timeZone'>

/**
 * The number of days to pay, as the mail states it. The signing portal decides when the subscription ends.
 */
const daysToPay = 7

/** The mail to the customer. It contains nothing that the customer entered (product: orders 20). */
export function newsMail(order: Mailed, news: SubscriptionNews, publicUrl: string) {
  const { title, next, paragraphs, link, facts, notes = [] } = words(order, news)
  const store = publicUrl.replace(/\/$/, '')
  const subject = `${next === undefined ? title : `${title}. ${next}`} (order ${orderNumber(order.id)})`
  const button = { ...link, address: store + link.address }
  const content = mailWithLink(title, paragraphs, button, { facts, notes })
  return { to: order.form.email, subject, ...content }
}

/** The key of a mail. Each unpaid period and each end has its own, so that it is mailed once. */
export function newsKey(orderId: string, news: SubscriptionNews): string {
  switch (news.kind) {
    case 'subscription_past_due':
      return `subscription ${news.lineId} past due ${news.dueAt.toISOString()}`
    case 'subscription_canceling':
      return `subscription ${news.lineId} canceling ${news.cancelAt.toISOString()}`
    case 'subscription_continued':
      return `subscription ${news.lineId} continued ${news.resumedAt.toISOString()}`
    case 'subscription_ended':
      return `subscription ${news.lineId} ended ${news.endedAt.toISOString()}`
    case 'subscription_resumed':
      return `subscription ${news.lineId} resumed ${news.endedAt?.toISOString()}`
    case 'order_refunded':
      // The key includes the amount, because after a full refund a late renewal can follow, with its own refund.
      return `order ${orderId} refunded ${news.amount}`
  }
}

function words({ id, lines, timeZone }: Mailed, news: SubscriptionNews): OrderMailWords {
  const day = (moment: Date) => longDay(moment, timeZone ?? 'UTC')
  const nameOf = (lineId: string) => lines.find((line) => line.id === lineId)?.name ?? 'your subscription'
  const subscriptions = { label: 'See subscriptions', address: subscriptionsPath }
  const order = { label: 'See your order', address: orderPath(id) }
  const facts = { heading: `Order ${orderNumber(id)}` }
  switch (news.kind) {
    case 'subscription_past_due': {
      const payBy = addDays(news.dueAt, daysToPay)
      const when = payBy > news.failedAt ? `by ${day(payBy)}` : 'as soon as you can'
      return {
        title: 'Next step: check your payment method',
        paragraphs: [
          `We couldn’t renew ${nameOf(news.lineId)}: the payment due on ${day(news.dueAt)} failed.`,
          `Please check your payment method in the signing portal ${when}. We’ll try the payment again, so there’s nothing else to do.`,
        ],
        facts: {
          ...facts,
          items: [{ name: nameOf(news.lineId), value: formatMoney(news.amount) }],
        },
        notes: [
          'You keep your access for now. If the payment keeps failing, your subscription and your access will end.',
        ],
        link: subscriptions,
      }
    }
    case 'subscription_canceling':
      return {
        title: 'Your subscription is set to cancel',
        next: 'You can still resume it',
        paragraphs: [
          `As you asked, ${nameOf(news.lineId)} ends on ${day(news.periodEnd)}. ${keepAccess} Nothing more is charged.`,
          ...(news.cancelsChange ? ['We’ve also canceled your unpaid quantity change.'] : []),
          'Changed your mind? You can resume it until that day.',
        ],
        link: subscriptions,
      }
    case 'subscription_continued':
      return {
        title: 'Your subscription continues',
        next: 'There’s nothing to do',
        paragraphs: [`As you asked, ${nameOf(news.lineId)} isn’t set to cancel anymore.`],
        facts: {
          ...facts,
          items: [
            { name: 'Next charge', value: day(news.periodEnd) },
            { name: 'Amount', value: formatMoney(news.amount) },
          ],
        },
        link: order,
      }
    case 'subscription_ended':
      return {
        title: 'Your subscription has ended',
        next: 'You can order it again anytime',
        paragraphs: [
          `${nameOf(news.lineId)} ended on ${day(news.endedAt)}${reasons[news.why]}. Nothing more is charged.`,
          'Its access and license keys have ended, too. Want it back? You can order it again anytime.',
        ],
        link: subscriptions,
      }
    case 'subscription_resumed':
      return {
        title: 'Your subscription continues',
        next: 'There’s nothing to do',
        paragraphs: [
          `We wrote that ${nameOf(news.lineId)} had ended. That was too early: a payment from before that day reached us late.`,
          `Your subscription, its access and its license keys are active again. It ${news.cancelAt === null ? 'renews' : 'ends, as you chose,'} on ${day(news.periodEnd)}.`,
        ],
        link: subscriptions,
      }
    case 'order_refunded':
      return {
        title: 'Your order is refunded',
        next: 'There’s nothing to do',
        paragraphs: [
          'Everything you paid for this order was refunded.',
          'Your access, files, license keys and subscriptions from this order have ended. Nothing more is charged.',
        ],
        facts: {
          ...facts,
          items: lines.map(({ name }) => ({ name })),
          sum: { name: 'Refunded', value: formatMoney(news.amount), later: '' },
        },
        link: order,
      }
  }
}

const reasons = {
  chosen: ', as you chose',
  unpaid: ', because its renewal wasn’t paid',
  canceled: '',
} as const
