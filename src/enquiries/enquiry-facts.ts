import type { Enquiry, EnquiryKind } from '#enquiries/enquiries.ts'

type Facts = Pick<Enquiry, 'name' | 'email' | 'phone' | 'company' | 'subject' | 'details' | 'page'>

/** The fields of an inquiry with their labels. Omits empty fields. */
export function enquiryFacts(enquiry: Facts): { name: string; value: string }[] {
  const { details } = enquiry
  const facts: [string, string | undefined][] = [
    ['Name', enquiry.name],
    ['Email', enquiry.email],
    ['Phone', enquiry.phone],
    ['Company', enquiry.company],
    ['About', enquiry.subject],
    ['Amount', details['amount']],
    ['Best time', details['best_time']],
    ['Budget', details['budget']],
    ['Website', details['site']],
    ['Seller', details['seller_id']],
    ['Product', details['product_id']],
    ['Page', enquiry.page],
  ]
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

export const enquiryKindLabels: Readonly<Record<EnquiryKind, string>> = {
  contact: 'Contact',
  silo_application: 'Network',
  fund_application: 'Fund',
  call_back: 'Call back',
  job_application: 'Job',
  seller_contact: 'Seller contact',
  seller_application: 'Seller application',
  product_request: 'Product request',
  product_question: 'Product question',
}

/** The title of an inquiry in lists: its subject, or the start of its message. */
export function enquiryTitle({
  subject,
  message,
  phone,
  details,
}: Pick<Enquiry, 'subject' | 'message' | 'phone' | 'details'>): string {
  const text = subject || message.replace(/\s+/g, ' ') || details['best_time'] || phone
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text
}
