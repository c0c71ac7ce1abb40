import { brand } from '#content/brand.ts'
import type { Enquiry, EnquiryKind } from '#enquiries/enquiries.ts'
import { enquiryFacts } from '#enquiries/enquiry-facts.ts'
import { productPath } from '#catalog/products/card-product.ts'
import { solutionPath } from '#catalog/solutions/solutions.ts'
import { mailPage, mailWithLink } from '#mail/mail-page.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'
import type { Message } from '#mail/mail.server.ts'

type StoredEnquiry = Enquiry & { id: string }

interface MailNeeds {
  company: string
  publicUrl: string
  /** The verified email of the account that is signed in. */
  provenEmail?: string | null
}

/** The notice to the company and, if the sender gave an email address, the confirmation to the sender. */
export function mailAboutEnquiry(
  { company, publicUrl, provenEmail = null }: MailNeeds,
  enquiry: StoredEnquiry,
): NewMail[] {
  const mail = (kind: string, message: Message): NewMail => ({
    key: `enquiry ${enquiry.id} ${kind}`,
    subject: enquiry.id,
    kind,
    urgency: 'low',
    message,
  })
  const notice = mail('notice', enquiryNotice({ to: company, publicUrl }, enquiry))
  return enquiry.email
    ? [notice, mail('confirmation', confirmation({ company, publicUrl, provenEmail }, enquiry))]
    : [notice]
}

/**
 * Quotes a question only to the verified email of its sender. Any other address may belong to someone else, who
 * must not get texts from a form (product: enquiries 15).
 */
function confirmation({ company, publicUrl, provenEmail }: MailNeeds, enquiry: StoredEnquiry): Message {
  const { kind, email: to, subject: item } = enquiry
  const address = pageOfQuestion(enquiry, publicUrl)
  const title = address === null ? enquiryTitles[kind] : `question about ${item}`
  const isProven = to.toLowerCase() === provenEmail?.toLowerCase()
  const paragraphs = [
    `Thanks! We got your ${title}. The reply will come to this address.`,
    ...(address !== null && isProven
      ? ['You asked:', ...linesOf(enquiry.message)]
      : ['Wasn’t you? You can ignore this email. Someone may have mistyped their address.']),
  ]
  const subject = `We got your ${address === null ? 'message' : title}. We’ll reply by email`
  if (address !== null) {
    return {
      to,
      replyTo: company,
      subject,
      ...mailWithLink(subject, paragraphs, { label: `See ${item}`, address }),
    }
  }
  return {
    to,
    replyTo: company,
    subject,
    text: `${[...paragraphs, brand.name].join('\n\n')}\n`,
    html: mailPage({ title: subject, paragraphs }),
  }
}

function linesOf(message: string): string[] {
  return message.split('\n').filter((line) => line.trim() !== '')
}

/** The page of the product or solution that a question is about; `null` for other inquiries. */
export function pageOfQuestion(
  { kind, subject, details }: Pick<Enquiry, 'kind' | 'subject' | 'details'>,
  publicUrl: string,
): string | null {
  if (kind !== 'product_question') return null
  const { product_id: product } = details
  return new URL(product === undefined ? solutionPath(subject) : productPath(product), publicUrl).href
}

/** `replyTo` directs replies to the sender. The sender's text is only in the body, never in a header. */
function enquiryNotice(
  { to, publicUrl }: { to: string; publicUrl: string },
  enquiry: StoredEnquiry,
): Message {
  const page = new URL(`/dashboard/enquiries/${enquiry.id}`, publicUrl).href
  // 'About' names the product or seller, so their ids are omitted.
  const sent = enquiryFacts(enquiry).filter(({ name }) => name !== 'Seller' && name !== 'Product')
  const facts = [...sent, { name: 'Number', value: enquiry.id }, { name: 'Dashboard', value: page }]
  const subject = `New ${enquiryTitles[enquiry.kind]}`
  const message: Message = {
    to,
    subject,
    text:
      [...facts.map(({ name, value }) => `${name}: ${value}`), '', enquiry.message].join('\n').trimEnd() +
      '\n',
    html: mailPage({
      title: subject,
      paragraphs: linesOf(enquiry.message),
      link: { label: 'Open the dashboard', address: page },
      facts: {
        heading: 'Sent with it',
        items: sent.map(({ name, value }) => ({ name: `${name}: ${value}` })),
      },
    }),
  }
  return enquiry.email ? { ...message, replyTo: enquiry.email } : message
}

export const enquiryTitles: Record<EnquiryKind, string> = {
  contact: 'message from the contact form',
  silo_application: 'application to a network silo',
  fund_application: 'application to the fund',
  call_back: 'request for a call back',
  job_application: 'message from the careers page',
  seller_contact: 'message to a seller',
  seller_application: `application to sell on ${brand.name}`,
  product_request: 'request for a product',
  product_question: 'question about a product',
}
